import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LeavesToday, type LeavesTodayProps } from './leaves-today.tsx';

const NOW = Date.parse('2026-11-22T07:24:00Z');
const place = (icao: string, city: string) => ({ icao, city });
const departure = (number: number, arr: string, std: string, more: object = {}) => ({
  number,
  flightId: String(number),
  date: std.slice(0, 10),
  dep: place('LEMD', 'Madrid'),
  arr: place(arr, arr === 'LPPT' ? 'Lisboa' : 'Palma'),
  std,
  worth: { least: 10, most: 20 },
  returns: [],
  likes: [],
  stage: null,
  bookingCode: null,
  refusals: [],
  ...more,
});

beforeEach(() => void vi.setSystemTime(NOW));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Answers {
  wish?: Partial<LeavesTodayProps['wish']>;
  items?: unknown[];
  at?: ReturnType<typeof place> | null;
  visitor?: boolean;
}

/** The part on its page, which offers LEPA; answers the addresses that were asked for, and what was chosen. */
function show(
  { items = [], at = null, visitor = false, wish = {} }: Answers | undefined = {},
  fails = false,
) {
  const asked: string[] = [];
  const chosen = vi.fn<() => void>();
  const change = vi.fn<LeavesTodayProps['change']>();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (fails) return Response.json({ code: 'error', status: 404, detail: 'No está.' }, { status: 404 });
    if (address.endsWith('/session'))
      return Response.json({
        stage: visitor ? 'none' : 'open',
        pilot: visitor ? null : { id: '1', callsign: 'EVE017', status: 'active', capabilities: [] },
        csrfToken: null,
      });
    return Response.json({ items, place: at });
  });
  renderInApp(
    <LeavesToday
      wish={{ from: 'LEMD', minutes: 180, type: 'A320-200', sceneries: false, liked: false, ...wish }}
      change={change}
      choose={(icao) => (icao === 'LEPA' ? chosen : undefined)}
      book={({ number }) => <button type="button">Reservar {number}</button>}
    />,
  );
  return { asked, chosen, change };
}

it('proposes what still leaves today by pair, with its times, points and way back, to be booked with one press', async () => {
  const { asked } = show({
    items: [
      departure(1201, 'LPPT', '2026-11-22T17:15:00Z', {
        returns: [{ std: '2026-11-22T20:10:00Z' }],
        stage: { tour: 'norte', name: 'Vuelta al norte', n: 3 },
      }),
      departure(203, 'LPPT', '2026-11-22T21:00:00Z'),
      departure(201, 'LPPT', '2026-11-23T06:40:00Z'),
    ],
  });
  const title = await screen.findByRole('heading', { level: 3, name: /LEMD–LPPT · Lisboa/ });
  const card = within(title.closest('li') ?? document.body);
  expect(card.getByText(/^Sale hoy a las 17:15Z/).textContent).toBe(
    'Sale hoy a las 17:15Z y también a las 21:00Z',
  );
  // Beside the sentence and not a part of its text: it needs its form for machines, as every time that stands alone.
  expect(card.getByText('21:00Z')).toHaveProperty('dateTime', '2026-11-22T21:00:00.000Z');
  expect(
    card.getByText(/^10 a 20.puntos · vuelta a las 20:10Z · tu etapa 3 de Vuelta al norte$/),
  ).toBeDefined();
  expect(card.getByRole('button', { name: 'Reservar 1201' })).toBeDefined();
  expect(asked.find((address) => address.includes('/flights'))).toMatch(
    /origin=LEMD&timeMin=180&type=a320-200/,
  );
});

it('offers what leaves from where the pilot is, where that is elsewhere', async () => {
  const { chosen } = show({ items: [], at: place('LEPA', 'Palma') });
  expect(await screen.findByText(/^De LEMD no sale nada más hoy/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ver lo que sale de LEPA' }));
  expect(chosen).toHaveBeenCalledOnce();
});

it('shows a visitor the departures without buttons, with the way in', async () => {
  show({ items: [departure(1201, 'LPPT', '2026-11-22T17:15:00Z', { refusals: null })], visitor: true });
  expect(await screen.findByRole('heading', { level: 3, name: /Lisboa/ })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Entra con tu cuenta' })).toBeDefined();
});

it('leads to the booking that the pilot has, and says why another cannot be booked', async () => {
  show({
    items: [
      departure(1, 'LPPT', '2026-11-22T17:15:00Z', { bookingCode: 'ABCD2345' }),
      departure(2, 'LEPA', '2026-11-22T18:15:00Z', {
        refusals: [{ code: 'x', message: 'Te falta el tipo.' }],
      }),
    ],
  });
  const own = await screen.findByRole('link', { name: 'Ya es tuyo: ver la reserva' });
  expect(own.getAttribute('href')).toBe('/plataforma/reservas/ABCD2345');
  expect(screen.getByText(/^Te falta el tipo\./)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says in a line when the platform cannot say it', async () => {
  show({}, true);
  expect(await screen.findByText('No está. Debajo tienes lo que ofrece la red.')).toBeDefined();
});

it('asks only for own sceneries or the own aircraft, says where nothing is that, and offers the rest', async () => {
  const { asked, change } = show({ wish: { sceneries: true } });
  expect(await screen.findByText(/que quepa en tu tiempo y vaya a tus escenarios\.$/)).toBeDefined();
  expect(asked.find((address) => address.includes('/flights'))).toContain('ownScenery=true');
  await userEvent.click(screen.getByLabelText('Sólo mi avión'));
  expect(change).toHaveBeenLastCalledWith({ liked: true });
  await userEvent.click(screen.getByRole('button', { name: 'Ver todo lo que sale' }));
  expect(change).toHaveBeenLastCalledWith({ sceneries: false, liked: false });
});
