import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Goal, goalOf, goalProgress, type GoalTarget } from './goal.ts';

const month = fc.constantFrom('2026-10', '2026-11', '2026-12', null);
const target: fc.Arbitrary<GoalTarget> = fc.oneof(
  fc.record({ of: fc.constant('hours' as const), least: fc.integer({ min: 1, max: 2000 }) }),
  fc.record({ of: fc.constant('airports' as const), least: fc.integer({ min: 1, max: 200 }) }),
  fc.constant({ of: 'tour' as const, tour: 'svalbard' }),
);
const figures = fc.record({
  minutes: fc.nat(200_000),
  airports: fc.nat(300),
  stages: fc.nat(30).chain((of) => fc.record({ of: fc.constant(of), passed: fc.nat(of) })),
});
const goal = (id: string, its: string | null): Goal => ({
  id,
  title: id,
  month: its,
  target: { of: 'hours', least: 10 },
  isPublic: false,
});

describe('the goal of a month', () => {
  it('is its own, or that of every month, or none', () => {
    fc.assert(
      fc.property(fc.uniqueArray(month), month, (months, wanted) => {
        fc.pre(wanted !== null);
        const goals = months.map((one) => goal(String(one), one));
        const found = goalOf(goals, wanted);
        const expected = months.includes(wanted) ? wanted : months.includes(null) ? 'null' : undefined;
        expect(found?.id).toBe(expected);
      }),
    );
  });

  it('is met when what was done reaches it, and no flight takes anything from it', () => {
    fc.assert(
      fc.property(target, figures, fc.nat(5000), (its, before, more) => {
        const now = goalProgress(its, before);
        expect(now.met).toBe(now.need > 0 && now.done >= now.need);
        expect(Number.isInteger(now.done) && now.done >= 0).toBe(true);
        const later = goalProgress(its, {
          minutes: before.minutes + more,
          airports: before.airports + 1,
          stages: before.stages,
        });
        expect(later.done).toBeGreaterThanOrEqual(now.done);
        expect(later.need).toBe(now.need);
      }),
    );
  });

  it('counts whole hours, airports, and the stages of the tour', () => {
    const flown = { minutes: 119, airports: 7, stages: { passed: 3, of: 9 } };
    expect(goalProgress({ of: 'hours', least: 2 }, flown)).toEqual({ done: 1, need: 2, met: false });
    expect(goalProgress({ of: 'airports', least: 7 }, flown)).toEqual({ done: 7, need: 7, met: true });
    expect(goalProgress({ of: 'tour', tour: 'svalbard' }, flown)).toEqual({ done: 3, need: 9, met: false });
    // A tour that is gone has nothing to reach.
    const gone = { ...flown, stages: { passed: 0, of: 0 } };
    expect(goalProgress({ of: 'tour', tour: 'x' }, gone).met).toBe(false);
  });
});
