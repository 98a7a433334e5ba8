import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requirementsOf, type Rank } from './rank-progress.ts';
import {
  figureErrors,
  figuresOf,
  MOST_HOURS,
  MOST_POINTS,
  ranksInForce,
  touchedBy,
  withFigures,
} from './written-ranks.ts';

const needs = { verified: ['a320-200'], verifiedTypes: 1, mean: 80, course: true, students: 2 };
const rank = (code: string, points: number, hours: number): Rank => ({
  code,
  title: code,
  instructor: code === 'c',
  needs: { ...needs, points, minutes: hours * 60 },
});
/** Four ranks that never ask for less than the one below. */
const ranks = fc.array(fc.tuple(fc.nat(400), fc.nat(60)), { minLength: 3, maxLength: 3 }).map((steps) => {
  let [points, hours] = [0, 0];
  return [rank('a', 0, 0), ...steps.map(([p, h], at) => rank('bcd'[at] ?? 'd', (points += p), (hours += h)))];
});
const figures = fc.record({ points: fc.nat(1500), hours: fc.nat(250) });
const code = fc.constantFrom('a', 'b', 'c', 'd');
const facts = fc.record({ rank: code, points: fc.nat(1500), minutes: fc.nat(15_000) });

describe('figures of ranks that staff write', () => {
  it('change nothing but figures, and nothing where nobody wrote', () => {
    fc.assert(
      fc.property(ranks, fc.array(fc.tuple(code, figures)), (content, changes) => {
        const written = changes.map(([of, given]) => ({ code: of, ...given }));
        const now = ranksInForce(content, written);
        expect(ranksInForce(content, [])).toEqual(content);
        expect(now.map((one) => one.code)).toEqual(content.map((one) => one.code));
        for (const [at, one] of now.entries()) {
          const own = written.findLast((given) => given.code === one.code);
          const before = content[at] as Rank;
          expect(figuresOf(one)).toEqual(own ? { points: own.points, hours: own.hours } : figuresOf(before));
          expect(withFigures(one, figuresOf(before))).toEqual(before);
        }
      }),
    );
  });

  it('that are taken leave the ranks in their order, and the first one open to everybody', () => {
    fc.assert(
      fc.property(ranks, code, figures, (content, of, given) => {
        if (figureErrors(content, of, given).length > 0) return;
        const now = ranksInForce(content, [{ code: of, ...given }]).map(figuresOf);
        expect(now[0]).toEqual({ points: 0, hours: 0 });
        for (const [at, one] of now.entries()) {
          expect(one.points).toBeGreaterThanOrEqual(now[at - 1]?.points ?? 0);
          expect(one.hours).toBeGreaterThanOrEqual(now[at - 1]?.hours ?? 0);
        }
      }),
    );
  });

  it('touch those whom the requirements of before and after tell apart, and demote nobody', () => {
    fc.assert(
      fc.property(ranks, code, figures, fc.array(facts, { maxLength: 20 }), (content, of, given, pilots) => {
        const before = content.find((one) => one.code === of) as Rank;
        const after = withFigures(before, given);
        const below = content[content.indexOf(before) - 1]?.code;
        const met = (one: Rank, { points, minutes }: (typeof pilots)[number]) =>
          requirementsOf(one, {
            points,
            minutes,
            verified: new Set(),
            mean: null,
            course: false,
            students: 0,
            refresher: null,
          }).every(({ kind, met: isMet }) => isMet || (kind !== 'points' && kind !== 'minutes'));
        const expected = { keep: 0, reach: 0, leave: 0 };
        for (const pilot of pilots) {
          const [was, is] = [met(before, pilot), met(after, pilot)];
          if (pilot.rank === of && was && !is) expected.keep += 1;
          if (pilot.rank === below && !was && is) expected.reach += 1;
          if (pilot.rank === below && was && !is) expected.leave += 1;
        }
        expect(touchedBy(content, of, given, pilots)).toEqual(expected);
      }),
    );
  });

  it.each([
    ['a', { points: 10, hours: 0 }, 'points', 'con el alta'],
    ['b', { points: -1, hours: 10 }, 'points', 'de 0 a'],
    ['b', { points: 100, hours: 1.5 }, 'hours', 'número entero'],
    ['b', { points: Number.NaN, hours: 10 }, 'points', 'número entero'],
    ['d', { points: MOST_POINTS + 1, hours: 90 }, 'points', 'de 0 a'],
    ['d', { points: 900, hours: MOST_HOURS + 1 }, 'hours', 'de 0 a'],
    ['c', { points: 50, hours: 50 }, 'points', '«b» ya pide 100'],
    ['c', { points: 200, hours: 95 }, 'hours', '«d» pide 90'],
  ])('of %s as %j are refused in words', (of, given, field, words) => {
    const all = [rank('a', 0, 0), rank('b', 100, 10), rank('c', 200, 50), rank('d', 900, 90)];
    expect(figureErrors(all, of, given)).toEqual([{ field, message: expect.stringContaining(words) }]);
  });
});
