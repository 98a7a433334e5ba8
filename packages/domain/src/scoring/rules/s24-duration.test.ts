// @vitest-environment node
import { judged } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

test('shows block and plan, and never takes anything', () => {
  const item = judged('S-24', { facts: { plan: { fuelKg: null, blockMin: 300 } } });
  // 150 to 2205 are 2055 s: 34,25 min.
  expect(item).toMatchObject({
    status: 'ok',
    deduction: 0,
    observed: '34\u00a0min de bloque',
    expected: '300\u00a0min del plan',
  });
});

test('does not apply without a plan', () => {
  expect(judged('S-24', {}).status).toBe('not_applicable');
});
