import type { LiveFlight, LiveTrack } from '@va/contract/flights/live.ts';
import { liveFlight } from '@va/testing/live/live-flight.ts';
import type { Position } from '@va/domain/great-circle.ts';
import { expect, it } from 'vitest';
import { liveRow } from './live-row.ts';
import { liveScene, notOnMap, plannedWay } from './live-scene.ts';

const NOW = Date.parse('2026-11-24T10:00:00Z');
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const flight = (number: number, changes: Partial<LiveFlight> = {}) => liveFlight(number, NOW, changes);
const ENDS = new Map(
  [
    { icao: 'LEMD', name: 'Madrid', lat: 40.5, lon: -3.6 },
    { icao: 'MMUN', name: 'Cancún', lat: 21, lon: -86.9 },
  ].map((place) => [place.icao, place]),
);

function scene(
  flights: LiveFlight[],
  chosen?: string,
  track: Position[] = [],
  planned: LiveTrack['planned'] = [],
) {
  const rows = flights.map((one) => liveRow(one, ENDS, 'ABC', NOW));
  const row = rows.find(({ flight: { id } }) => id === chosen);
  const way = plannedWay(planned, row?.progress.departure);
  return liveScene({ rows, chosen, own: 'ABC017', track, planned, way, now: NOW });
}

it('says beside each aircraft which flight it is and how high, and of a silent one for how long', () => {
  const { flights } = scene([
    flight(503),
    flight(302, { altFt: 4000, phase: 'descent', callsign: 'ABC018' }),
    flight(505, { at: ago(18), heardAt: ago(18) }),
    flight(506, { phase: 'taxi' }),
  ]);
  expect(flights.map(({ name, detail }) => `${name} ${detail}`)).toEqual([
    'ABC 503 FL380',
    'ABC 302 4000\u00a0ft',
    'ABC 505 hace 18\u00a0min',
    'ABC 506 en tierra',
  ]);
  expect(flights.map(({ lost }) => lost)).toEqual([false, false, true, false]);
  expect(flights.map(({ own }) => own)).toEqual([true, false, true, true]);
  expect(flights.map(({ grounded }) => grounded)).toEqual([false, false, false, true]);
});

it('moves no flight on that is shown late on purpose, or has told no speed', () => {
  const { flights } = scene([flight(1), flight(2, { delayed: true }), flight(3, { gsKt: null })]);
  expect(flights.map(({ moving }) => moving?.speedKt)).toEqual([430, undefined, undefined]);
});

it('names both ends of the chosen flight, and draws it where it has been', () => {
  const track = [
    { lon: -3.6, lat: 40.5 },
    { lon: -10, lat: 40.2 },
  ];
  const { flights, places } = scene([flight(503), flight(504)], 'id-503', track);
  expect(places.map(({ name }) => name)).toEqual(['LEMD', 'MMUN']);
  expect(flights.map(({ flown }) => flown?.length)).toEqual([2, undefined]);
  expect(scene([flight(503, { depIcao: 'XXXX' })], 'id-503').places.map(({ name }) => name)).toEqual([
    'MMUN',
  ]);
  expect(scene([flight(503)]).places).toEqual([]);
});

it.each([
  [0, 0, 'Sin posición: no sale en el mapa.'],
  [NaN, 12, 'Sin posición: no sale en el mapa.'],
  [88, 12, 'Demasiado cerca del polo: el mapa no llega.'],
  [-89, 12, 'Demasiado cerca del polo: el mapa no llega.'],
  [40, -3, ''],
  [-0.1, 0, ''],
])('says in the list that a flight at %d %d is not on the map', (lat, lon, words) => {
  expect(notOnMap({ lat, lon })).toBe(words);
});

it('draws the chosen flight’s plan over its points, in place of the great circle ahead', () => {
  const planned = [
    { ident: 'BUGIX', lat: 40, lon: -9 },
    { ident: 'MMUN', lat: 21, lon: -86.9 },
  ];
  const { lines, places, flights } = scene([flight(503), flight(504)], 'id-503', [], planned);
  expect(lines.map(({ look }) => look)).toEqual(['planned']);
  expect(lines[0]?.points[0]).toMatchObject({ lat: 40.5, lon: -3.6 });
  expect(lines[0]?.points.at(-1)).toMatchObject({ lat: 21, lon: -86.9 });
  expect(places.map(({ name, look }) => `${name} ${look}`)).toEqual([
    'BUGIX small',
    'LEMD ringed',
    'MMUN ringed',
  ]);
  expect(flights.map(({ to }) => to !== undefined)).toEqual([false, true]);
  expect(scene([flight(503)], undefined, [], planned).lines).toEqual([]);
});
