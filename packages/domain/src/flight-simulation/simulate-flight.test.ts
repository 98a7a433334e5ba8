// @vitest-environment node
import {
  barcelona,
  broken,
  madrid,
  plan,
  scoreSimulated,
  valencia,
} from '@va/testing/golden-flights/long-flight.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '@va/testing/content-copy.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { flightTimes } from '../flight-record/flight-times.ts';
import { distanceNm } from '../great-circle.ts';
import type { TypeLimits } from '../scoring/type-limits.ts';
import type { SimulatedField } from './used-runway.ts';
import { simulateFlight } from './simulate-flight.ts';

test.each([
  ['with the wind', {}],
  ['against it, round the field', { wind: { fromDeg: 240, kt: 80 } }],
  ['the way back', { from: barcelona, to: madrid }],
])('a flight by the book is 10,0: %s', (_name, change) => {
  const score = scoreSimulated(change);
  expect(broken(score)).toEqual([]);
  expect(score.flags.filter(({ blocking }) => blocking)).toEqual([]);
  expect(score.score).toBe(100);
});

/** The types of new airlines, with what their score looks at. */
const FIGURES = Object.entries(
  parse(readFileSync(join(PROJECT, 'templates/airline/fleet/figures.yaml'), 'utf8')) as Record<
    string,
    { limits: TypeLimits; plan: { rangeNm: number } }
  >,
);

test.each(FIGURES)('a %s is flown by its own book, and is as heavy as it may be', (_id, { limits }) => {
  const change = { icaoType: 'ZZZZ', limits };
  expect(broken(scoreSimulated(change))).toEqual([]);
  expect(broken(scoreSimulated({ ...change, from: barcelona, to: valencia }))).toEqual([]);
  const heaviest = Math.max(...simulateFlight({ ...plan, ...change }).points.map((p) => p.weightKg ?? 0));
  expect(heaviest).toBeLessThanOrEqual(limits.mtowKg);
  expect(heaviest).toBeGreaterThan(limits.mtowKg * 0.6);
});

test('it takes the time and the way that such a flight takes, and never jumps', () => {
  const { points, events } = simulateFlight(plan);
  const times = flightTimes(points, events)!;
  expect(times.blockMin).toBeGreaterThan(50);
  expect(times.blockMin).toBeLessThan(90);
  expect(times.distanceNm).toBeGreaterThan(distanceNm(madrid, barcelona));
  expect(times.distanceNm).toBeLessThan(distanceNm(madrid, barcelona) + 60);
  expect(Math.max(...points.map(({ bank }) => Math.abs(bank ?? 0)))).toBeLessThanOrEqual(25.1);
  expect(points.at(-1)!.fuelKg).toBeGreaterThan(1250);
});

test('a bad landing is told as one, and a diversion ends where it went', () => {
  const hard = scoreSimulated({ touchdownFpm: 720 });
  expect(broken(hard).map((text) => text.slice(0, 4))).toContain('S-14');
  const diverted = scoreSimulated({ divertTo: valencia });
  expect(diverted.flags.map(({ code }) => code)).toContain('V-12');
});

test('a long flight across the ocean comes down too', () => {
  const cancun: SimulatedField = { icao: 'MMUN', lat: 21.04, lon: -86.87, elevationFt: 22, ends: [] };
  const score = scoreSimulated({ to: cancun, icaoType: 'A333', wind: { fromDeg: 260, kt: 70 } });
  expect(score.flags.filter(({ blocking }) => blocking)).toEqual([]);
  expect(broken(score)).toEqual([]);
});
