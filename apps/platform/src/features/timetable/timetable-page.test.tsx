import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { TimetablePage } from './timetable-page.tsx';

const REVIEW = {
  revision: 3,
  counts: { added: 0, changed: 0, ended: 1, findings: 0, problems: 0 },
  added: [],
  changed: [],
  ended: [],
  same: 0,
  findings: [],
  peaks: [],
  problems: [],
  refusedCsv: null,
  ignored: [],
};

it('reads a file by the clock that was said, and applies it by the same one', async () => {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'POST') {
      sent.push(JSON.parse(body ?? 'null'));
      return Response.json(REVIEW);
    }
    return Response.json(url.endsWith('/timetable') ? { revision: 3, flights: [] } : []);
  });
  renderInApp(<TimetablePage />);
  const local = screen.getByRole('checkbox', { name: 'Las horas del archivo son locales' });
  fireEvent.click(local);
  const csv = 'airline,flight_number\nEVE,101\n';
  const file = new File([csv], 'verano.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('Archivo CSV'), { target: { files: [file] } });
  fireEvent.change(await screen.findByLabelText('Motivo'), { target: { value: 'Llega el verano.' } });
  // What is ticked after the review is about the next file.
  fireEvent.click(local);
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar el horario' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { csv, localTimes: true },
      { csv, localTimes: true, fileName: 'verano.csv', revision: 3 },
    ]),
  );
});
