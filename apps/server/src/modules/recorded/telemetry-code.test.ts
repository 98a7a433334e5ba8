import { orderPoints } from '@va/domain/flight-record/point-order.ts';
import { scoreFlight } from '@va/domain/scoring/score-flight.ts';
import { recordOf } from '@va/testing/golden-flights/build-flight.ts';
import { LEAST_SCORE, publishedRules } from '@va/testing/golden-flights/golden-flight.ts';
import { expect, test } from 'vitest';
import { packPoints, unpackPoints } from './telemetry-code.ts';

const flight = recordOf({});

test('points come back, with what was not measured and rounded finer than anybody measures', () => {
  const [first] = flight.points;
  const odd = {
    ...first!,
    seq: 5,
    lat: -89.999999,
    lon: 179.999999,
    gsKt: null,
    onGround: null,
    flapDetent: '1+F',
    arrived: true,
    byArrival: true,
    id: 'k3J9sD0fLq2WzX7b',
  };
  expect(unpackPoints(packPoints([first!, odd]))[1]).toMatchObject({
    seq: 5,
    lat: -89.999999,
    lon: 179.999999,
    gsKt: null,
    onGround: null,
    flapDetent: '1+F',
    arrived: true,
    byArrival: true,
    id: 'k3J9sD0fLq2WzX7b',
  });
  const [plain] = unpackPoints(packPoints([first!, odd]));
  expect(plain).not.toHaveProperty('arrived');
  expect(plain).not.toHaveProperty('byArrival');
  expect(plain).not.toHaveProperty('id');
});

test('a flight that was packed is judged like the one that was recorded', () => {
  const packed = { ...flight, points: unpackPoints(packPoints(flight.points)) };
  const rules = publishedRules();
  const [before, after] = [flight, packed].map((each) => scoreFlight(each, rules, LEAST_SCORE));
  expect(after!.items.map(({ ruleId, status, deduction }) => [ruleId, status, deduction])).toEqual(
    before!.items.map(({ ruleId, status, deduction }) => [ruleId, status, deduction]),
  );
  expect(orderPoints(packed.points)).toHaveLength(flight.points.length);
});

test('a year of 26 pilots fits into a gigabyte: 15 million points, in batches of 20 and then in long rows', () => {
  const batch = packPoints(flight.points.slice(700, 720)).length / 20;
  const long = packPoints(flight.points).length / flight.points.length;
  const rowBytes = 130;
  expect(long * 15e6).toBeLessThan(0.5e9);
  // A recording stays in its batches for a day at most: a four-hundredth part of the year.
  expect((batch + rowBytes / 20) * (15e6 / 400)).toBeLessThan(0.1e9);
});
