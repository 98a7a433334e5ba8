// @vitest-environment node
import { reportingOf } from '../flight-record/reporting.ts';
import { LEAST_SCORE, publishedRules } from '@va/testing/golden-flights/published-rules.ts';
import { expect, test } from 'vitest';
import { arrivalOf } from '../flight-record/arrival.ts';
import { flightTimes } from '../flight-record/flight-times.ts';
import { distanceNm } from '../great-circle.ts';
import { scoreFlight } from '../scoring/score-flight.ts';
import type { SimulatedField } from './used-runway.ts';
import type { SimulationPlan } from './motion.ts';
import { simulateFlight } from './simulate-flight.ts';

const end = (ident: string, lat: number, lon: number, trueHeading: number) => ({
  ident,
  lat,
  lon,
  trueHeading,
  lengthM: 3500,
  widthM: 60,
  displacedFt: 0,
});
const madrid: SimulatedField = {
  icao: 'LEMD',
  lat: 40.472,
  lon: -3.563,
  elevationFt: 1998,
  ends: [end('14L', 40.4949, -3.5579, 142), end('32R', 40.47, -3.5326, 322)],
};
const barcelona: SimulatedField = {
  icao: 'LEBL',
  lat: 41.297,
  lon: 2.078,
  elevationFt: 14,
  ends: [end('06R', 41.28, 2.07, 66), end('24L', 41.292, 2.103, 246)],
};
const valencia: SimulatedField = { icao: 'LEVC', lat: 39.49, lon: -0.48, elevationFt: 240, ends: [] };
const plan: SimulationPlan = {
  from: madrid,
  to: barcelona,
  divertTo: null,
  icaoType: 'A320',
  startsAt: Date.parse('2026-11-20T10:00:00Z'),
  wind: { fromDeg: 300, kt: 60 },
  touchdownFpm: 180,
};

function scoreOf(change: Partial<SimulationPlan>) {
  const flown = { ...plan, ...change };
  const { points, events } = simulateFlight(flown);
  const target = flown.divertTo ?? flown.to;
  const arrival = arrivalOf(points.at(-1)!, flown.to.icao, [
    { ...madrid, aliases: [] },
    { ...barcelona, aliases: [] },
    { ...valencia, aliases: [] },
  ]);
  return scoreFlight(
    {
      facts: {
        type: flown.icaoType,
        typeSeen: flown.icaoType,
        typesAccepted: [flown.icaoType],
        addOn: null,
        origin: flown.from,
        arrivalIcao: arrival.icao,
        diversion: arrival.diversion,
        training: false,
        tourStage: false,
        emergencyAt: null,
        plan: null,
        imcAtArrival: null,
        callsign: 'ZZZ001',
        overlaps: null,
      },
      points,
      events,
      runways: target.ends,
      network: [],
      clock: [],
      reporting: reportingOf(points, []),
    },
    publishedRules(),
    LEAST_SCORE,
  );
}
const broken = ({ items }: ReturnType<typeof scoreOf>) =>
  items
    .filter(({ status }) => status === 'hit' || status === 'no_data')
    .map(({ ruleId, observed }) => `${ruleId} ${observed}`);

test.each([
  ['with the wind', {}],
  ['against it, round the field', { wind: { fromDeg: 240, kt: 80 } }],
  ['the way back', { from: barcelona, to: madrid }],
])('a flight by the book is 10,0: %s', (_name, change) => {
  const score = scoreOf(change);
  expect(broken(score)).toEqual([]);
  expect(score.flags.filter(({ blocking }) => blocking)).toEqual([]);
  expect(score.score).toBe(100);
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
  const hard = scoreOf({ touchdownFpm: 720 });
  expect(broken(hard).map((text) => text.slice(0, 4))).toContain('S-14');
  const diverted = scoreOf({ divertTo: valencia });
  expect(diverted.flags.map(({ code }) => code)).toContain('V-12');
});

test('a long flight across the ocean comes down too', () => {
  const cancun: SimulatedField = { icao: 'MMUN', lat: 21.04, lon: -86.87, elevationFt: 22, ends: [] };
  const score = scoreOf({ to: cancun, icaoType: 'A333', wind: { fromDeg: 260, kt: 70 } });
  expect(score.flags.filter(({ blocking }) => blocking)).toEqual([]);
  expect(broken(score)).toEqual([]);
});
