// @vitest-environment node
import { recordOf } from '@va/testing/golden-flights/judged.ts';
import { expect, test } from 'vitest';
import { withoutMisplaced } from './lone-values.ts';

const points = recordOf({}).points.slice(600, 700);
const astray = (change: object) =>
  points.map((point, i) => ({ ...point, ...change, ...(i === 50 && { lat: point.lat + 0.2 }) }));

test('a place that no aircraft reaches in the time is an error', () => {
  expect(withoutMisplaced(astray({})).map(({ seq }) => seq)).toEqual(
    points.filter((_, i) => i !== 50).map(({ seq }) => seq),
  );
});

test('by times of arrival no place is too far from another', () => {
  const late = astray({ byArrival: true });
  expect(withoutMisplaced(late)).toEqual(late);
  const one = astray({}).map((point, i) => (i === 51 ? { ...point, byArrival: true } : point));
  expect(withoutMisplaced(one)).toEqual(one);
});
