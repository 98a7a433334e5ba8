import { expect, it } from 'vitest';
import { recordOf } from '@va/testing/golden-flights/build-flight.ts';
import { profileGaps, thinForProfile, profilePhases } from './flight-profile.ts';
import { STEADY } from './reporting.ts';

const { points } = recordOf({});

it('tells the parts of a flight in order and without holes', () => {
  const phases = profilePhases(points);
  expect(phases.map(({ phase }) => phase)).toEqual(['ground', 'climb', 'cruise', 'descent', 'ground']);
  for (const [i, { to }] of phases.entries()) if (phases[i + 1]) expect(phases[i + 1]!.from).toBe(to);
});

it('keeps both ends and the highest and lowest of heights and speeds', () => {
  const thin = thinForProfile(points, 300);
  expect(thin.length).toBeLessThan(400);
  expect([thin[0], thin.at(-1)]).toEqual([points[0], points.at(-1)]);
  const top = (list: typeof points, key: 'altFt' | 'iasKt') => Math.max(...list.map((p) => p[key] ?? 0));
  expect(top(thin, 'altFt')).toBe(top([...points], 'altFt'));
  expect(top(thin, 'iasKt')).toBe(top([...points], 'iasKt'));
});

it('shows where nothing was recorded', () => {
  const [from, to] = [points[500]!.at, points[500]!.at + 120_000];
  const holed = points.filter(({ at }) => at <= from || at >= to);
  expect(profileGaps(holed, STEADY)).toHaveLength(1);
});
