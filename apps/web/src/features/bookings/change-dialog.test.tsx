import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Booking } from '#app/api/bookings.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ChangeDialog } from './change-dialog.tsx';

const flight = {
  code: 'ABCD2345',
  number: 101,
  date: '2026-11-22',
  std: '2026-11-22T10:00:00.000Z',
  typeId: 'a320-200',
  tail: 'EC-AAA',
  secondPilot: null,
  version: 1,
} as Booking;
/** What the API says of a flight that has left the timetable. */
const GONE = { code: 'no-encontrado', detail: 'No vuela ese día.', status: 404 };
const roomTail = (registration: string, free: boolean) => ({ registration, free, shareable: !free });
const fleetTail = (registration: string, service = 'operational', typeId = 'a320-200') => ({
  registration,
  service,
  typeId,
  place: { icao: 'LEMD', city: 'Madrid', since: null },
});

/** Opens the dialog; the API answers with what there is of tails, and with `answer` to the change. */
function show(
  booking: Booking,
  { room = [], fleet = [] }: { room?: unknown[] | null; fleet?: unknown[] },
  answer: (body: { tail?: string; std?: string; acceptSharedTail?: boolean }) => Response = () =>
    Response.json({}),
) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (url.endsWith('/availability'))
      return room ? Response.json({ tails: room }) : Response.json(GONE, { status: 404 });
    if (url.endsWith('/aircraft')) return Response.json(fleet);
    if (method !== 'PATCH') return Response.json({});
    sent.push(JSON.parse(body ?? '{}'));
    return answer(JSON.parse(body ?? '{}'));
  });
  renderInApp(<ChangeDialog booking={booking} open onClose={() => {}} />);
  return sent;
}

it('gives a free flight whose tail was withdrawn another one of its type', async () => {
  const fleet = [
    fleetTail('EC-AAA', 'maintenance'),
    fleetTail('EC-AAB'),
    fleetTail('EC-WWW', 'operational', 'a350-900'),
  ];
  const sent = show({ ...flight, number: null, tail: null }, { fleet });
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Avión' });
  expect([...field.options].map(({ text }) => text)).toEqual(['Elige un avión', 'EC-AAB · en LEMD']);
  await userEvent.selectOptions(field, 'EC-AAB');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toEqual([{ tail: 'EC-AAB', acceptSharedTail: false }]));
});

it('gives a flight that has left the timetable the tails of its type too', async () => {
  show({ ...flight, tail: null }, { room: null, fleet: [fleetTail('EC-AAB')] });
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Avión' });
  expect([...field.options].at(-1)?.text).toBe('EC-AAB · en LEMD');
});

it('chooses no tail before the pilot does', async () => {
  show({ ...flight, tail: null }, { room: [roomTail('EC-AAB', true)] });
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Avión' });
  expect(field.selectedOptions[0]?.text).toBe('Elige un avión');
});

it('shares the tail that the pilot was told about, and no other one', async () => {
  const taken = { code: 'matricula-ocupada', title: '', status: 409, detail: 'EC-AAB es de EVE009.' };
  const sent = show(flight, { room: [roomTail('EC-AAB', false), roomTail('EC-AAC', false)] }, () =>
    Response.json(taken, { status: 409 }),
  );
  const field = await screen.findByRole('combobox', { name: 'Avión' });
  await screen.findByRole('option', { name: /^EC-AAC/ });
  await userEvent.selectOptions(field, 'EC-AAB');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('button', { name: 'Compartir el avión y guardar' })).toBeDefined();
  await userEvent.selectOptions(field, 'EC-AAC');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ tail: 'EC-AAC', acceptSharedTail: false }));
  await userEvent.click(await screen.findByRole('button', { name: 'Compartir el avión y guardar' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ tail: 'EC-AAC', acceptSharedTail: true }));
});
