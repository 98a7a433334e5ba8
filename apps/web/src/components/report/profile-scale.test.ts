import { expect, it } from 'vitest';
import { lowSpans } from './profile-scale.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));
const flown = (...heights: (number | null)[]) =>
  heights.map((altFt, minute) => ({ at: at(minute).toISOString(), altFt, iasKt: 240, gsKt: 240 }));

it.each([
  [
    'up and down again',
    [0, 5000, 12_000, 36_000, 9000, 0],
    [
      [0, 1],
      [4, 5],
    ],
  ],
  ['never above it', [0, 5000, 9000, 0], [[0, 3]]],
  [
    'with a hole in the heights',
    [0, 5000, null, 8000, 0],
    [
      [0, 1],
      [3, 4],
    ],
  ],
  ['for one point alone', [12_000, 9000, 12_000], []],
  ['of no points', [], []],
] as const)('finds when a flight was below a height, %s', (_, heights, spans) => {
  const found = lowSpans(flown(...heights), 10_000);
  expect(found).toEqual(spans.map((minutes) => minutes.map((minute) => at(minute).getTime())));
});
