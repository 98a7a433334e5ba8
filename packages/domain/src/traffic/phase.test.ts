import { expect, it } from 'vitest';
import { isOnGround, phaseOf, phaseWords, type FlightPhase } from './phase.ts';

type Seen = Parameters<typeof phaseOf>[0];
type Way = Parameters<typeof phaseOf>[1];

const cruising: Seen = {
  onGround: undefined,
  groundSpeedKt: 450,
  altitudeFt: 35_000,
  cruiseFt: 35_000,
  climbFtMin: undefined,
};
const halfWay: Way = { flownNm: 500, toGoNm: 500, fraction: 0.5 };
const begun: Way = { flownNm: 40, toGoNm: 960, fraction: 0.04 };
const nearlyThere: Way = { flownNm: 970, toGoNm: 30, fraction: 0.97 };
const unknown: Way = { flownNm: undefined, toGoNm: undefined, fraction: undefined };

it.each<[what: string, phase: FlightPhase, seen: Partial<Seen>, way: Way]>([
  ['standing at the departure', 'parked', { groundSpeedKt: 0, altitudeFt: 2000 }, { ...begun, flownNm: 0.3 }],
  ['standing nobody knows where', 'parked', { groundSpeedKt: 0 }, unknown],
  ['taxiing', 'taxi', { groundSpeedKt: 18, altitudeFt: 2000 }, begun],
  [
    'standing at the destination',
    'arrived',
    { groundSpeedKt: 0 },
    { flownNm: 980, toGoNm: 0.8, fraction: 1 },
  ],
  ['on the ground by its network’s word', 'taxi', { groundSpeedKt: 120, onGround: true }, begun],
  ['hovering by its network’s word', 'cruise', { groundSpeedKt: 20, onGround: false }, halfWay],
  ['low after departure', 'climb', { altitudeFt: 9000 }, begun],
  ['at its level', 'cruise', {}, halfWay],
  ['a little under its level', 'cruise', { altitudeFt: 34_000 }, halfWay],
  ['low past the middle', 'descent', { altitudeFt: 20_000 }, { flownNm: 900, toGoNm: 100, fraction: 0.9 }],
  ['low and near its destination', 'approach', { altitudeFt: 5000 }, nearlyThere],
  ['low and near both', 'climb', { altitudeFt: 5000 }, { flownNm: 5, toGoNm: 35, fraction: 0.125 }],
  ['high and near its destination', 'descent', { altitudeFt: 20_000 }, nearlyThere],
  ['climbing beyond the middle', 'climb', { altitudeFt: 30_000, climbFtMin: 900 }, halfWay],
  ['descending early', 'descent', { altitudeFt: 30_000, climbFtMin: -900 }, begun],
  ['level below its plan', 'cruise', { altitudeFt: 28_000, climbFtMin: 0 }, begun],
  ['level without a plan', 'cruise', { cruiseFt: undefined, climbFtMin: 0 }, unknown],
  ['without a plan, seen once', 'airborne', { cruiseFt: undefined }, unknown],
  ['low on a way that nobody knows', 'airborne', { altitudeFt: 9000 }, unknown],
])('%s is %s', (_, phase, seen, way) => {
  expect(phaseOf({ ...cruising, ...seen }, way)).toBe(phase);
  expect(phaseWords[phase]).toMatch(/^[A-ZÁÉÍÓÚ]/);
});

it('takes a slow aircraft for one on the ground where the network says nothing', () => {
  expect(isOnGround({ onGround: undefined, groundSpeedKt: 49 })).toBe(true);
  expect(isOnGround({ onGround: undefined, groundSpeedKt: 50 })).toBe(false);
});
