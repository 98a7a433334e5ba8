import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingPlan } from '@va/contract/bookings/bookings.ts';
import { afterEach, expect, it, vi } from 'vitest';
import type { Booking } from '#app/api/bookings.ts';
import { queryClient } from '#app/app/query-client.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { PlanActs } from './plan-acts.tsx';
import { planAge, planFuel, planLevel } from './boarding-pass.tsx';
import { Readiness } from './readiness.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const plan: BookingPlan = {
  provider: 'Planes',
  generatedAt: '2026-11-28T10:00:00Z',
  fetchedAt: '2026-11-28T10:05:00Z',
  callsign: 'ABC101',
  tail: 'EC-AAA',
  icaoType: 'A320',
  levelFt: 37_000,
  route: 'PINAR UN870 BARPI',
  alternate: 'LEBL',
  blockFuelKg: 11_200,
  tripFuelKg: 8000,
  blockMin: 90,
  doubts: [],
  vatsimUrl: 'https://my.vatsim.net/pilots/flightplan?raw=x',
  ivaoUrl: 'https://fpl.ivao.aero/flight-plans/create?flightPlan=x',
};
const bookingWith = (change: Partial<Booking>) =>
  ({ code: 'ABCD2345', plan: null, planProvider: 'Planes', tail: null, ...change }) as Booking;

/** Shows what can be done with a plan; the API answers the act so. */
function show(booking: Booking, answer: () => Response = () => Response.json({})) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${new URL(address, location.origin).pathname}`);
    return method === 'POST' ? answer() : Response.json([]);
  });
  renderInApp(<PlanActs booking={booking} />);
  return asked;
}

const refusal = (code: string, detail: string) => () =>
  Response.json({ code, title: '', status: 409, detail }, { status: 409 });

it('brings the plan of the provider with one press', async () => {
  const asked = show(bookingWith({}));
  await userEvent.click(screen.getByRole('button', { name: 'Traer mi plan de Planes' }));
  expect(asked).toContain('POST /plataforma/api/v1/bookings/ABCD2345/plan');
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['falta-alias', 'Pon en tu cuenta tu alias.', true],
  ['sin-plan', 'Planes no conoce «piloto».', true],
  ['plan-ajeno', 'El plan es de otro piloto.', true],
  ['plan-de-otra-ruta', 'Tu último plan va de LEMD a LEBL.', false],
  ['plan-sin-respuesta', 'Planes no contesta.', false],
  ['plan-ilegible', 'Lo que contesta Planes no es un plan.', false],
])('says why it is refused (%s), and leads to the alias where that helps', async (code, detail, leads) => {
  show(bookingWith({}), refusal(code, detail));
  await userEvent.click(screen.getByRole('button', { name: 'Traer mi plan de Planes' }));
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  const link = screen.queryByRole('link', { name: 'Tu alias, en tu cuenta' });
  expect(link?.getAttribute('href') ?? null).toBe(leads ? '/plataforma/cuenta' : null);
});

it('opens the forms of both networks with the plan filled in', () => {
  show(bookingWith({ plan }));
  const form = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(form('Presentar el plan en VATSIM (pestaña nueva)')).toBe(plan.vatsimUrl);
  expect(form('Presentar el plan en IVAO (pestaña nueva)')).toBe(plan.ivaoUrl);
  expect(screen.getByRole('button', { name: 'Traer el plan otra vez' })).toBeDefined();
  cleanup();
  show(bookingWith({ plan: { ...plan, vatsimUrl: null, ivaoUrl: null } }));
  expect(screen.queryByText(/Preséntalo/)).toBeNull();
});

it('shows nothing where the airline reads no plans', () => {
  show(bookingWith({ planProvider: null }));
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  [{ plan }, 'Listo: Plan de vuelo listo'],
  [{}, 'Pendiente: Plan de vuelo por traer'],
  [
    { plan: { ...plan, doubts: [{ code: 'old' as const, message: 'El plan se hizo hace 30 h.' }] } },
    'Atención: El plan se hizo hace 30 h.',
  ],
])('says beside the rest whether the plan is there and holds: %#', async (change, line) => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  renderInApp(
    <ul>
      <Readiness booking={bookingWith(change)} />
    </ul>,
  );
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toContain(line);
});

it('tells level, fuel and age, and what a plan does not say', () => {
  const now = Date.parse('2026-11-28T11:00:00Z');
  expect([planLevel(plan), planFuel(plan), planAge(plan, now)]).toEqual([
    'FL370',
    '11\u202f200\u00a0kg de combustible',
    'plan de Planes, hace 1\u00a0h',
  ]);
  const bare = { ...plan, levelFt: null, blockFuelKg: null, generatedAt: null };
  expect([planLevel(bare), planFuel(bare), planAge(bare, now)]).toEqual([
    'sin nivel',
    'sin combustible',
    'plan de Planes, sin hora',
  ]);
});
