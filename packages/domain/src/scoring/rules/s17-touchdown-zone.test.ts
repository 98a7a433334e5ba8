// @vitest-environment node
import { judged, type Edits, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const along = (alongM: number, runway: Variation['runway'] = {}): Variation => ({
  touchdowns: [{ second: 1932, fpm: 180, g: 1.2, alongM }],
  runway,
});
const withoutPlace: Edits = {
  flight: (flight) => ({
    ...flight,
    events: flight.events.map((event) => ({ ...event, lat: null, lon: null })),
  }),
};

test('says where', () => {
  expect(judged('S-17', along(1200))).toMatchObject({
    observed: '1200\u00a0m después del umbral de la pista 09',
    expected: 'Entre el umbral y 1000\u00a0m (pista 09)',
  });
  expect(judged('S-17', along(-80)).observed).toBe('80\u00a0m antes del umbral de la pista 09');
});

test.each<[string, Variation, string, number, Edits?]>([
  ['40 m before the threshold', along(-40), 'ok', 0],
  ['60 m before the threshold', along(-60), 'hit', 10],
  ['940 m on a short runway', along(940, { lengthM: 2000 }), 'ok', 0],
  ['960 m on a short runway', along(960, { lengthM: 2000 }), 'hit', 3],
  ['a displaced threshold shortens what is available', along(1300, { displacedFt: 984 }), 'hit', 3],
  ['a field without runway data', along(5000, null), 'not_applicable', 0],
  ['beside every runway', along(400, { lat: 40.01 }), 'no_data', 0],
  ['across the runway', along(400, { trueHeading: 180 }), 'no_data', 0],
  ['place between two samples', along(400), 'ok', 0, withoutPlace],
  ['touchdown not seen', { changes: [{ from: 1920, to: 1950, lost: true }] }, 'no_data', 0],
])('%s', (_name, variation, status, deduction, edits) => {
  expect(judged('S-17', variation, edits)).toMatchObject({ status, deduction });
});
