import { describe, expect, it } from 'vitest';
import { axisMarks, namedColumns, placeThresholds, telling } from './balance-scale.ts';

describe('the scale of a balance', () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [30, [0, 10, 20, 30]],
    [862, [0, 300, 600, 900]],
    [1200, [0, 300, 600, 900, 1200]],
    [2500, [0, 1000, 2000, 3000]],
    [40_000, [0, 10_000, 20_000, 30_000, 40_000]],
  ])('to %i has whole steps that people count in', (highest, marks) => {
    expect(axisMarks(highest)).toEqual(marks);
  });

  it('names so many columns that no name touches the next, the last one among them', () => {
    expect([...namedColumns(4, 60, 30)]).toEqual([0, 1, 2, 3]);
    expect([...namedColumns(12, 18, 34)]).toEqual([1, 3, 5, 7, 9, 11]);
  });

  it('finds the month that gave most and the one that took most', () => {
    const month = (earned: number, lost: number) => ({
      month: '2026-11',
      earned,
      lost,
      balance: 0,
      closing: null,
      claim: null,
    });
    expect(telling([month(10, 0), month(90, -5), month(0, -20)])).toEqual({ most: 1, least: 2 });
    expect(telling([])).toEqual({ most: 0, least: 0 });
  });

  it('keeps the names of thresholds away from the line and from each other', () => {
    const ranks = [300, 320, 1200].map((points) => ({ rank: `R${points}`, points }));
    const placed = placeThresholds(ranks, 862, (points) => 150 - points / 10);
    expect(placed.map(({ points, side, named }) => [points, side, named])).toEqual([
      [1200, 'left', true],
      [320, 'right', true],
      [300, 'right', false],
    ]);
  });
});
