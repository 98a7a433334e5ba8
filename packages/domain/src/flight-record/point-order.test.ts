// @vitest-environment node
import { recordOf } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';
import { orderPoints } from './point-order.ts';

const [first, second, third] = recordOf({}).points;

test('late, repeated and unordered points become one sequence', () => {
  const points = [third!, first!, second!, { ...first! }, third!];
  expect(orderPoints(points).map(({ seq }) => seq)).toEqual([0, 1, 2]);
});

test('of two that share number and time the same one is kept, whatever the order', () => {
  const other = { ...first!, gsKt: 9 };
  expect(orderPoints([first!, other])).toEqual(orderPoints([other, first!]));
});
