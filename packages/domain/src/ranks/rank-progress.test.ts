import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canAskVerification,
  isComplete,
  nextRank,
  type Rank,
  type RankFacts,
  type RankNeeds,
  rankThresholds,
  rankWithoutInstruction,
  requirementsOf,
} from './rank-progress.ts';

const none: RankNeeds = {
  points: 0,
  minutes: 0,
  verified: [],
  verifiedTypes: 0,
  mean: null,
  course: false,
  students: 0,
};
const rank = (code: string, needs: Partial<RankNeeds>, instructor = false): Rank => ({
  code,
  title: code,
  instructor,
  needs: { ...none, ...needs },
});
const second = rank('second', {});
const first = rank('first', { points: 300, minutes: 3000, verified: ['a320-200'] });
const instructor = rank(
  'instructor',
  { points: 1200, minutes: 12_000, verifiedTypes: 2, mean: 80, course: true },
  true,
);
const ranks = [second, first, instructor];
const facts: RankFacts = {
  points: 300,
  minutes: 3000,
  verified: new Set(),
  mean: null,
  course: false,
  students: 0,
  refresher: null,
};

describe('the next rank', () => {
  it('PL-66: says what is missing, lets the verification be asked for, and is complete after it', () => {
    const before = requirementsOf(first, facts);
    expect(before.filter(({ met }) => !met)).toEqual([
      { kind: 'verification', typeId: 'a320-200', have: 0, need: 1, met: false },
    ]);
    expect([canAskVerification(before), isComplete(before)]).toEqual([true, false]);
    const after = requirementsOf(first, { ...facts, verified: new Set(['a320-200']) });
    expect([canAskVerification(after), isComplete(after)]).toEqual([false, true]);
  });

  it('asks for the figures before the verification', () => {
    expect(canAskVerification(requirementsOf(first, { ...facts, points: 299 }))).toBe(false);
    expect(canAskVerification(requirementsOf(first, { ...facts, minutes: 2999 }))).toBe(false);
  });

  it('takes a mean of 8.0 as enough and 7.95 as not', () => {
    const met = (mean: number | null) =>
      requirementsOf(instructor, { ...facts, mean }).find(({ kind }) => kind === 'mean')?.met;
    expect([met(80), met(79.5), met(null)]).toEqual([true, false, false]);
  });

  it('is the one above, and none at the top or for a rank that the airline no longer has', () => {
    expect(nextRank(ranks, 'second')).toBe(first);
    expect([nextRank(ranks, 'instructor'), nextRank(ranks, 'gone')]).toEqual([null, null]);
    expect(rankWithoutInstruction(ranks)).toBe(first);
  });

  it('never counts more as less', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(3000), (points, more) => {
        const met = (value: number) =>
          requirementsOf(instructor, { ...facts, points: value }).filter((one) => one.met).length;
        expect(met(points + more)).toBeGreaterThanOrEqual(met(points));
      }),
    );
  });
});

describe('rank thresholds', () => {
  const rank = (code: string, points: number): Rank => ({
    code,
    title: code.toUpperCase(),
    instructor: false,
    needs: { points, minutes: 0, verified: [], verifiedTypes: 0, mean: null, course: false, students: 0 },
  });
  const ranks = [rank('a', 0), rank('b', 300), rank('c', 1200), rank('d', 1200), rank('e', 2500)];

  describe('thresholds of ranks', () => {
    it.each([
      ['the next one alone for who begins', 'a', [300]],
      ['those behind and the next one', 'b', [300, 1200]],
      ['one line of two ranks that ask for as many', 'c', [300, 1200]],
      ['all of them at the top', 'e', [300, 1200, 2500]],
      ['none where the rank is none of the airline’s', 'x', []],
    ])('are %s', (_, code, points) => {
      expect(rankThresholds(ranks, code).map((one) => one.points)).toEqual(points);
    });

    it('name the lower of two ranks that ask for as many', () => {
      expect(rankThresholds(ranks, 'd')).toContainEqual({ rank: 'C', points: 1200 });
    });
  });
});
