import { expect, it } from 'vitest';
import { localClock } from './local-clock.ts';

const airport = (icao: string, city: string, timezone: string) => ({
  icao,
  iata: icao.slice(1),
  name: city,
  city,
  otherCodes: [],
  timezone,
});
const airports = [
  airport('LEVC', 'Valencia', 'Europe/Madrid'),
  airport('GCLP', 'Gran Canaria', 'Atlantic/Canary'),
];

it.each([
  [605, 'LEVC', '2026-12-01', 'Son las 11:05 en Valencia'],
  // Summer time, another zone, and the day after.
  [605, 'levc', '2026-07-01', 'Son las 12:05 en Valencia'],
  [605, 'GCLP', '2026-12-01', 'Son las 10:05 en Gran Canaria'],
  [1470, 'GCLP', '2026-12-01', 'Son las 00:30 en Gran Canaria'],
  [5, 'LEVC', '2026-12-01', 'Es la 01:05 en Valencia'],
  [605, 'XXXX', '2026-12-01', undefined],
  [undefined, 'LEVC', '2026-12-01', undefined],
  [Number.NaN, 'LEVC', '2026-12-01', undefined],
])('says %s minutes after 00:00Z by the clock of %s on %s', (minutes, typed, day, words) =>
  expect(localClock(minutes, typed, airports, day)).toBe(words),
);
