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
  refused: 0,
  refusedCsv: null,
  ignored: [],
  notes: [],
  importId: '01a21475-0000-7000-8000-000000000001',
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
  // What was applied is taken back in «Datos», and the way there stays.
  expect(screen.getByRole('link', { name: 'Verlo en Datos y retirarlo' }).getAttribute('href')).toContain(
    '/mesa/datos?revision=01a21475-0000-7000-8000-000000000001',
  );
  // The next file is read as UTC again, unless it is said of it too.
  await waitFor(() => expect(local.checked).toBe(false));
  expect(screen.queryByText(/^Horas leídas/)).toBeNull();
});

it('says what a file does to what is there and from when, by one of two words', async () => {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (method !== 'POST')
      return Response.json(url.endsWith('/timetable') ? { revision: 3, flights: [] } : []);
    sent.push(JSON.parse(body ?? 'null'));
    return Response.json(REVIEW);
  });
  renderInApp(<TimetablePage />);
  const file = new File(['airline,flight_number\nEVE,101\n'], 'verano.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('Archivo CSV'), { target: { files: [file] } });
  await screen.findByText('Horas leídas como UTC.');
  fireEvent.change(screen.getByLabelText('Vale desde'), { target: { value: '2027-03-28' } });
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Qué hace con lo que hay').disabled).toBe(false),
  );
  fireEvent.change(screen.getByLabelText('Qué hace con lo que hay'), { target: { value: 'replace' } });
  expect((await screen.findByText(/^Sustituye el horario/)).textContent).toMatch(/desde el 28/);
  expect(sent.map(({ mode, validFrom }) => [mode, validFrom]).slice(1)).toEqual([
    ['add', '2027-03-28'],
    ['replace', '2027-03-28'],
  ]);
});
