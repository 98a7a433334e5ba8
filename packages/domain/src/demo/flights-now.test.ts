import { plan } from '@va/testing/golden-flights/long-flight.ts';
import { expect, it } from 'vitest';
import { simulateFlight } from '../flight-simulation/simulate-flight.ts';
import { LIVE_STAGES, middleOf } from './flights-now.ts';

const { points } = simulateFlight(plan);
const during = (stage: Parameters<typeof middleOf>[1]) => {
  const at = middleOf(points, stage) ?? 0;
  return points.find((point) => point.at >= at)!;
};

it('finds the middle of each stage of a flight', () => {
  expect(during('taxi').onGround).toBe(true);
  expect(during('climb').vsFpm).toBeGreaterThan(300);
  expect(during('cruise')).toMatchObject({ vsFpm: 0, onGround: false });
  expect(during('descent').vsFpm).toBeLessThan(-300);
  expect(middleOf(points.slice(0, 10), 'cruise')).toBeUndefined();
});

it('shows every stage and one silent flight among the first five', () => {
  const first = LIVE_STAGES.slice(0, 5);
  expect(new Set(first.map(({ stage }) => stage)).size).toBe(4);
  expect(LIVE_STAGES.filter(({ silent }) => silent)).toHaveLength(1);
  expect(first.some(({ silent }) => silent)).toBe(true);
});
