import { expect, it } from 'vitest';
import { arrivalNote } from './report-words.ts';

const place = (icao: string, city: string) => ({ icao, city, timezone: 'UTC', lat: 0, lon: 0 });
const lisboa = place('LPPT', 'Lisboa');

it.each([
  ['arrived where it was meant to', { diversion: false, arr: lisboa }, null],
  ['arrived elsewhere', { diversion: true, arr: place('LPPR', 'Oporto') }, 'iba a Lisboa'],
  ['came down at an unknown field', { diversion: true, arr: null }, 'llegada a un campo desconocido'],
])('a flight that %s', (_, report, note) => {
  expect(arrivalNote({ ...report, arrPlanned: lisboa })).toBe(note);
});
