import { act, screen } from '@testing-library/react';
import type { LiveFlight } from '@va/contract/flights/live.ts';
import { afterEach, expect, it, vi } from 'vitest';
import type { Booking } from '#app/api/bookings.ts';
import { queryClient } from '#app/app/query-client.ts';
import { networkPlaces } from '#app/config/network-places.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { besideTimetable } from './beside-timetable.ts';
import { InFlight } from './in-flight.tsx';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NOW = Date.parse('2026-11-28T10:00:00Z');
const instant = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const [from, to] = networkPlaces;
const booking = {
  code: 'ABCD2345',
  report: 'WXYZ2345',
  state: 'flying',
  number: 641,
  dep: { icao: from?.icao, city: 'Origen', timezone: 'Europe/Madrid' },
  arr: { icao: to?.icao, city: 'Destino', timezone: 'Europe/Madrid' },
  std: instant(-60),
  sta: instant(60),
} as Booking;
const flight: LiveFlight = {
  id: 'WXYZ2345',
  publicId: null,
  callsign: 'ABC017',
  number: 641,
  depIcao: from?.icao ?? '',
  arrIcao: to?.icao ?? '',
  icaoType: 'A320',
  registration: 'EC-AAA',
  phase: 'cruise',
  at: instant(0),
  heardAt: instant(0),
  lat: ((from?.lat ?? 0) + (to?.lat ?? 0)) / 2,
  lon: ((from?.lon ?? 0) + (to?.lon ?? 0)) / 2,
  altFt: 37_000,
  gsKt: 450,
  hdg: 90,
  vsFpm: 0,
  startedAt: instant(-70),
  plannedBlockMin: 120,
  sta: instant(60),
  delayed: false,
};

let lines: EventTarget[] = [];
/** Shows the card of the booking; `tell` is what the map then says of its flight. */
function show() {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
  lines = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      readyState = 1;
      constructor() {
        super();
        lines.push(this);
      }
      close() {
        this.readyState = 2;
      }
    },
  );
  vi.stubGlobal('fetch', async () => Response.json({ pilot: null }));
  renderInApp(<InFlight booking={booking} />);
  return (changes: Partial<LiveFlight> | null) =>
    act(() => {
      const flights = changes === null ? [] : [{ ...flight, ...changes }];
      const data = JSON.stringify({ at: instant(0), flights });
      lines.at(-1)?.dispatchEvent(new MessageEvent('live', { data }));
    });
}
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent?.trim());

it('tells phase, height, speed, what is left and when it arrives, and leads to the map', () => {
  const tell = show();
  tell({});
  expect(screen.getByText('Crucero')).toBeDefined();
  expect(screen.getByText('FL370')).toBeDefined();
  expect(screen.getByText('450 kt')).toBeDefined();
  const line = screen.getByRole('progressbar', { name: 'Parte del viaje hecha' });
  expect(Math.abs(Number(line.getAttribute('aria-valuenow')) - 50)).toBeLessThan(4);
  expect(screen.getByText('Llegas en')).toBeDefined();
  expect(screen.getByText(/su hora$/).textContent).toMatch(/^A las \d\d:\d\dZ, /);
  expect(screen.getByText('Quedan').nextElementSibling?.textContent).toMatch(/NM$/);
  expect(links()).toEqual(['Seguirlo en el mapa', '¿Ha dejado de grabar?']);
});

it('says what is left of a flight that is told later than flown, beside the timetable', () => {
  const tell = show();
  tell({ at: instant(-500) });
  expect(screen.getByText('Dato en diferido')).toBeDefined();
  expect(screen.getByText('Te faltan').nextElementSibling?.textContent).toMatch(/^(\d+.h )?\d+.min$|^\d+.h$/);
  expect(screen.getByText(/^Según el horario/)).toBeDefined();
  expect(screen.queryByText(/su hora/)).toBeNull();
});

it('says of a silent flight for how long, and how it goes on', () => {
  const tell = show();
  tell({ at: instant(-12), heardAt: instant(-12) });
  expect(screen.getByText('Sin señal')).toBeDefined();
  expect(screen.getByText(/^Tu programa calla desde hace 12.min\./)).toBeDefined();
  expect(links()).toEqual(['Ver el informe en curso', 'Seguirlo en el mapa']);
});

it('says on the ground again that the program sends it, and estimates nothing', () => {
  const tell = show();
  tell({ phase: 'on_block', gsKt: 0, altFt: 100 });
  expect(screen.getByText(/^Ya estás en tierra\./)).toBeDefined();
  expect(screen.getByText('Llegada según el horario')).toBeDefined();
});

it('says where the map has no position yet, and where it does not answer', () => {
  const tell = show();
  expect(screen.getByText('En vuelo')).toBeDefined();
  act(() => void lines.at(-1)?.dispatchEvent(new Event('error')));
  expect(screen.getByText(/^Ahora no llegan los datos del mapa/)).toBeDefined();
  tell(null);
  expect(screen.getByText(/todavía no ha dado ninguna posición/)).toBeDefined();
});

it.each([
  [0, 'a su hora'],
  [4, 'a su hora'],
  [-12, '12\u00a0min antes de su hora'],
  [65, '1\u00a0h 5\u00a0min después de su hora'],
])('an arrival %i minutes from the timetable is %s', (minutes, words) => {
  expect(besideTimetable(NOW + minutes * 60_000, NOW)).toBe(words);
});
