import { expect, it } from 'vitest';
import { arrivalNote } from './report-words.ts';

const place = (icao: string, city: string) => ({ icao, city, timezone: 'UTC', lat: 0, lon: 0 });
const lisboa = place('LPPT', 'Lisboa');

const landing = '2026-11-20T11:04:00Z';

it.each([
  ['arrived where it was meant to', { diversion: false, arr: lisboa, landing }, null],
  ['arrived elsewhere', { diversion: true, arr: place('LPPR', 'Oporto'), landing }, 'desviado, iba a Lisboa'],
  [
    'came down at an unknown field',
    { diversion: true, arr: null, landing },
    'con llegada a un campo desconocido',
  ],
  [
    'has no landing in its recording',
    { diversion: true, arr: null, landing: null },
    'la grabación no tiene la toma',
  ],
])('a flight that %s', (_, report, note) => {
  expect(arrivalNote({ ...report, arrPlanned: lisboa })).toBe(note);
});
