import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { JobList, OutboxList } from './work-list.tsx';

it('names a job by its title, and shows its key without the name of its kind, an instant as a time', async () => {
  const job = {
    id: '0197a3a2-0000-7000-8000-000000000001',
    kind: 'booking-expiry',
    title: 'Reservas que caducan',
    runKey: 'booking-expiry:2026-11-22T10:05:00.000Z',
    state: 'done',
    attempts: 1,
    nextAt: '2026-11-22T10:05:00Z',
    lastError: null,
    createdAt: '2026-11-22T10:05:00Z',
    finishedAt: '2026-11-22T10:05:01Z',
  };
  const other = { ...job, id: '0197a3a2-0000-7000-8000-000000000002', runKey: 'booking-expiry:2026-10' };
  vi.stubGlobal('fetch', async () => Response.json({ items: [job, other] }));
  renderInApp(<JobList />);
  expect((await screen.findAllByText('Reservas que caducan')).length).toBeGreaterThan(0);
  // «Cuándo» is the same minute.
  const [row] = screen.getAllByRole('row', { name: /Reservas que caducan/ });
  expect(
    within(row!)
      .getAllByRole('time')
      .map(({ textContent }) => textContent),
  ).toEqual(['22 nov 2026 10:05Z', '22 nov 2026 10:05Z']);
  expect(screen.queryByText(/2026-11-22T/)).toBeNull();
  expect(screen.getAllByText('2026-10').length).toBeGreaterThan(0);
  expect(screen.queryByText(/booking-expiry/)).toBeNull();
});

it('says what will stand among the messages while there are none, though the address names the list', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [] }));
  renderInApp(<OutboxList />, '/?ver=envios');
  expect(await screen.findByText(/^Aquí saldrán los correos/)).toBeDefined();
  expect(screen.queryByText('Nada con esos filtros.')).toBeNull();
});

it('keeps the field of the state, and the focus in it, while the jobs of another state come', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    if (!String(url instanceof Request ? url.url : url).includes('state=failed')) await answered;
    return Response.json({ items: [] });
  });
  renderInApp(<JobList />, '/?estado=failed');
  const field = await screen.findByLabelText('Estado');
  await userEvent.selectOptions(field, 'Todos');
  expect(document.activeElement).toBe(field);
  expect(field.isConnected).toBe(true);
  answer();
  expect(await screen.findByText(/^Aquí saldrá cada tarea/)).toBeDefined();
});
