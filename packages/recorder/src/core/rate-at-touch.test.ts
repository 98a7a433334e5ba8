import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '@va/domain/random.ts';
import { howOften } from '@va/testing/how-often.ts';
import { flyLanding, LANDING_KINDS, type LandingKind } from '@va/testing/simulators/landings.ts';
import { rateAtTouch, type TimedSample } from './rate-at-touch.ts';
import { TouchdownWatch } from './touchdown-watch.ts';

const LANDINGS = howOften(60, 100, 1000);

/** Errors of many landings, ft/min, from the least to the largest. @param late ms that a sample may come too early or too late */
function errors(kind: LandingKind, hz: number, late: number): number[] {
  const all: number[] = [];
  const chance = randomFrom(fc.sample(fc.integer(), 1)[0] ?? 0);
  for (let n = 0; n < LANDINGS; n += 1) {
    const { at, touches } = flyLanding(kind, chance);
    const watch = new TouchdownWatch();
    const offset = chance();
    const told = Array.from({ length: 8 * hz }, (_, i) => {
      const t = -1 + (i + offset) / hz;
      const heard = 1_000_000 + Math.round(t * 1000 + (2 * chance() - 1) * late);
      return watch.feed({ ...at(t), g: 1, latchedFpm: null }, heard);
    }).flat();
    const contacts = told.filter(({ complete }) => complete);
    expect(contacts).toHaveLength(touches.length);
    touches.forEach(({ fpm }, i) => all.push(Math.abs(-(contacts[i]?.rateFpm ?? NaN) - fpm)));
  }
  return all.toSorted((a, b) => a - b);
}
const percent = (all: readonly number[], part: number) =>
  all[Math.min(all.length - 1, Math.floor((all.length * part) / 100))] ?? NaN;

describe.each(LANDING_KINDS)('the sink at the touch of a landing that is %s', (kind) => {
  it.each([10, 30])('is measured at %d samples a second', (hz) => {
    const all = errors(kind, hz, 0);
    expect(percent(all, 90)).toBeLessThanOrEqual(8);
    expect(all.at(-1)).toBeLessThanOrEqual(25);
  });

  it('is measured at ten samples a second of which each comes up to 8 ms too early or too late', () => {
    const all = errors(kind, 10, 8);
    expect(percent(all, 50)).toBeLessThanOrEqual(8);
    expect(percent(all, 90)).toBeLessThanOrEqual(20);
  });
});

const sample = (at: number, values: Partial<TimedSample>): TimedSample => ({
  at,
  aglFt: null,
  vsFpm: null,
  g: null,
  onGround: false,
  latchedFpm: null,
  ...values,
});

describe('the sink at the touch', () => {
  const ground = sample(100, { onGround: true, aglFt: 0, vsFpm: 0 });

  it('is the last in the air where nothing says how it changes', () => {
    expect(rateAtTouch([sample(0, { vsFpm: -180, aglFt: 0.2 })], ground)).toBe(-180);
    const old = sample(-900, { vsFpm: -700, aglFt: 9 });
    expect(rateAtTouch([old, sample(0, { vsFpm: -180, aglFt: 0.2 })], ground)).toBe(-180);
  });

  it('changes on for half of the gap where no height is known', () => {
    const air = [sample(-100, { vsFpm: -200 }), sample(0, { vsFpm: -180 })];
    expect(rateAtTouch(air, { ...ground, aglFt: null })).toBeCloseTo(-170);
  });

  it('is nothing where the sink had ended before the ground, and never a climb', () => {
    const air = [sample(-100, { vsFpm: -60, aglFt: 0.05 }), sample(0, { vsFpm: -10, aglFt: 0.01 })];
    expect(rateAtTouch(air, ground)).toBe(0);
  });

  it('is not eased away by legs that gave way before the ground was told', () => {
    const air = [sample(-100, { vsFpm: -600, aglFt: 1 }), sample(0, { vsFpm: -300, aglFt: 0.3 })];
    expect(rateAtTouch(air, { ...ground, aglFt: -0.2 })).toBeLessThanOrEqual(-240);
  });

  it('is unknown where nothing measured it', () => {
    expect(rateAtTouch([sample(0, { aglFt: 1 })], ground)).toBeNull();
    expect(rateAtTouch([], ground)).toBeNull();
  });
});
