// @vitest-environment node
import { judged, type Variation } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

const lifts = (...all: [number, number, number][]): Variation => ({
  touchdowns: [{ second: 1932, fpm: 180, g: 1.2, lifts: all }],
});

test.each<[string, Variation, string, number]>([
  ['one is free', lifts([0.5, 1.5, 10]), 'ok', 0],
  ['the second counts', lifts([0.5, 1.2, 10], [2, 2.7, 6]), 'hit', 3],
  ['four: the cap', lifts([0.3, 0.9, 9], [1.1, 1.7, 9], [1.9, 2.5, 9], [2.7, 3.3, 9]), 'hit', 6],
  ['5 ft are none', lifts([0.5, 1.2, 10], [2, 2.7, 5]), 'ok', 0],
  ['half a second is none', lifts([0.5, 1.2, 10], [2, 2.5, 9]), 'ok', 0],
  [
    'touch and go in training',
    { ...lifts([0.5, 1.2, 10], [2, 2.7, 6]), facts: { training: true } },
    'not_applicable',
    0,
  ],
  ['recorded once a second', { touchdowns: [{ second: 1932, fpm: 180, g: 1.2, slow: true }] }, 'no_data', 0],
])('%s', (_name, variation, status, deduction) => {
  expect(judged('S-16', variation)).toMatchObject({ status, deduction });
});
