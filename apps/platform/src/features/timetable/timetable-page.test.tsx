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
  const local = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Las horas del archivo son locales',
  });
  const csv = 'airline,flight_number\nEVE,101\n';
  const file = new File([csv], 'verano.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('Archivo CSV'), { target: { files: [file] } });
  await screen.findByText('Horas leídas como UTC.');
  // What is ticked after the review is about the file that is there: it is read again.
  fireEvent.click(local);
  await screen.findByText('Horas leídas como locales.');
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Llega el verano.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar el horario' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { csv, localTimes: false },
      { csv, localTimes: true },
      { csv, localTimes: true, fileName: 'verano.csv', revision: 3 },
    ]),
  );
  // The next file is read as UTC again, unless it is said of it too.
  await waitFor(() => expect(local.checked).toBe(false));
  expect(screen.queryByText(/^Horas leídas/)).toBeNull();
});
