// @vitest-environment node
import { judged, type Edits, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';
import type { RecordedFlight } from '../recorded-flight.ts';

const fast: Variation = { changes: [{ from: 250, to: 258, set: { gsKt: 37 } }] };

test('says how fast and for how long', () => {
  expect(judged('S-03', fast)).toMatchObject({
    status: 'hit',
    deduction: 3,
    observed: '37\u00a0kt durante 8\u00a0s',
    expected: 'Hasta 30\u00a0kt en recta y 10\u00a0kt en curva',
  });
});

test('shows the speed in turns and does not score it', () => {
  const turning = [90, 94, 98, 102, 106].map((hdg, i) => ({
    from: 250 + i,
    to: 250 + i,
    set: { hdg, gsKt: 22 },
  }));
  expect(judged('S-03', { changes: turning })).toMatchObject({
    status: 'ok',
    deduction: 0,
    observed: 'máximo 22\u00a0kt; en curva, 22\u00a0kt',
  });
});

/** Puts a runway under the taxi to the first one. */
const backtrack = (flight: RecordedFlight): RecordedFlight => ({
  ...flight,
  runways: [{ ident: '09', lat: 40, lon: -4.01, trueHeading: 90, lengthM: 4000, widthM: 45, displacedFt: 0 }],
});

test.each<[string, Variation, string, Edits?]>([
  ['backtrack on a runway', fast, 'ok', { flight: backtrack }],
  [
    'within 60 s of the end of the landing roll',
    { changes: [{ from: 2005, to: 2015, set: { gsKt: 40 } }] },
    'ok',
  ],
  ['later than that', { changes: [{ from: 2030, to: 2040, set: { gsKt: 40 } }] }, 'hit'],
  ['acceleration for the take-off', { changes: [{ from: 310, to: 325, set: { gsKt: 44 } }] }, 'ok'],
  ['one sample of 200 kt', { changes: [{ from: 250, to: 250, set: { gsKt: 200 } }] }, 'ok'],
  [
    'above 45 kt across the take-off direction',
    { changes: [{ from: 250, to: 258, set: { gsKt: 50, hdg: 180 } }] },
    'hit',
  ],
  ['heading unknown meanwhile', { changes: [{ from: 250, to: 258, set: { gsKt: 37, hdg: null } }] }, 'ok'],
  [
    'heading never reported',
    { ...fast, changes: [...fast.changes!, { from: 0, to: 2260, set: { hdg: null } }] },
    'no_data',
  ],
])('%s', (_name, variation, status, edits) => {
  expect(judged('S-03', variation, edits).status).toBe(status);
});
