import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Goal, goalOf, type GoalTarget } from './goal.ts';
import {
  EVERY_MONTH,
  goalErrors,
  goalMonthError,
  type GoalOfMonth,
  goalsInForce,
  monthOfGoal,
  targetOf,
  type WrittenGoal,
  writtenGoalOf,
} from './written-goals.ts';

const months = ['2026-11', '2026-12', '2027-01', EVERY_MONTH];
const target: fc.Arbitrary<GoalTarget> = fc.oneof(
  fc.record({ of: fc.constant('hours' as const), least: fc.integer({ min: 1, max: 1_000_000 }) }),
  fc.record({ of: fc.constant('airports' as const), least: fc.integer({ min: 1, max: 10_000 }) }),
  fc.constant({ of: 'tour' as const, tour: 'svalbard' }),
);
const written = (title: string) =>
  fc
    .record({ target, isPublic: fc.boolean() })
    .map((its): WrittenGoal => writtenGoalOf({ id: 'x', month: null, title, ...its }));
const content: fc.Arbitrary<Goal[]> = fc.uniqueArray(fc.constantFrom(...months)).map((chosen) =>
  chosen.map((month) => ({
    id: `c-${month}`,
    title: 'Del contenido',
    month: month === EVERY_MONTH ? null : month,
    target: { of: 'hours', least: 10 },
    isPublic: false,
  })),
);
const left: fc.Arbitrary<GoalOfMonth[]> = fc
  .uniqueArray(fc.constantFrom(...months))
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((month) =>
        fc.record({ month: fc.constant(month), goal: fc.option(written('De la mesa')) }),
      ),
    ),
  );

const good: WrittenGoal = { title: 'Mil horas', of: 'hours', least: 1000, tour: null, isPublic: true };
const wrongIn = (goal: Partial<WrittenGoal>) =>
  goalErrors({ ...good, ...goal }, { tours: ['svalbard'] }).map(({ field }) => field);

describe('goals that staff write', () => {
  it('hold over those of the content, a month at a time; where staff took one away, there is none', () => {
    fc.assert(
      fc.property(content, left, (files, desk) => {
        const force = goalsInForce(files, desk);
        for (const month of months) {
          const its = force.filter((goal) => monthOfGoal(goal) === month);
          const said = desk.find((one) => one.month === month);
          const own = files.find((goal) => monthOfGoal(goal) === month);
          if (said === undefined) expect(its).toEqual(own ? [own] : []);
          else expect(its.map(writtenGoalOf)).toEqual(said.goal ? [said.goal] : []);
        }
        expect(new Set(force.map(({ id }) => id)).size).toBe(force.length);
      }),
    );
  });

  it('are what the content says where staff have written nothing, and come out as they went in', () => {
    fc.assert(
      fc.property(content, target, (files, its) => {
        expect(goalsInForce(files, [])).toEqual(files);
        const goal: Goal = { id: 'x', title: 'Una', month: null, target: its, isPublic: true };
        expect(targetOf(writtenGoalOf(goal))).toEqual(its);
      }),
    );
  });

  it('fall back to that of every month where a month has none', () => {
    const every = { month: EVERY_MONTH, goal: good };
    const own = { month: '2026-12', goal: { ...good, title: 'Navidad' } };
    expect(goalOf(goalsInForce([], [every, own]), '2026-12')?.title).toBe('Navidad');
    expect(goalOf(goalsInForce([], [every, own]), '2027-01')?.title).toBe('Mil horas');
    expect(goalOf(goalsInForce([], [every, { ...own, goal: null }]), '2026-12')?.title).toBe('Mil horas');
    expect(goalOf(goalsInForce([], [own]), '2027-01')).toBeNull();
  });

  it('take no short name of the content', () => {
    const taken: Goal = {
      id: 'meta-2026-12',
      title: 'X',
      month: null,
      target: targetOf(good),
      isPublic: true,
    };
    expect(goalsInForce([taken], [{ month: '2026-12', goal: good }])[1]?.id).toBe('meta-2026-12-mesa');
  });

  it.each<[Partial<WrittenGoal>, string[]]>([
    [{}, []],
    [{ title: 'ab' }, ['title']],
    [{ title: 'x'.repeat(101) }, ['title']],
    [{ title: '<b>Mil</b>' }, ['title']],
    [{ title: '\u200B\u200B\u200B\u200B' }, ['title']],
    [{ least: null }, ['least']],
    [{ least: 0 }, ['least']],
    [{ least: 1.5 }, ['least']],
    [{ least: Number.NaN }, ['least']],
    [{ least: 1_000_001 }, ['least']],
    [{ of: 'airports', least: 10_001 }, ['least']],
    [{ of: 'airports', least: 40 }, []],
    [{ of: 'tour', least: null, tour: 'svalbard' }, []],
    [{ of: 'tour', tour: 'nada' }, ['tour']],
    [{ of: 'tour', tour: null, title: '' }, ['title', 'tour']],
  ])('with %j are wrong in %j', (goal, fields) => expect(wrongIn(goal)).toEqual(fields));

  it.each([
    [EVERY_MONTH, true],
    ['2026-11', true],
    ['2028-11', true],
    ['2026-10', false],
    ['2028-12', false],
  ])('can be written for %s in November 2026: %s', (month, can) =>
    expect(goalMonthError(month, '2026-11') === null).toBe(can),
  );
});
