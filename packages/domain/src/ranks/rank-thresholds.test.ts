import { describe, expect, it } from 'vitest';
import type { Rank } from './rank-progress.ts';
import { rankThresholds } from './rank-thresholds.ts';

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
