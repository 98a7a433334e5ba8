// @vitest-environment node
import { judged } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';

test('says how much of the block and where', () => {
  const item = judged('S-25', { network: [{ from: 0, to: 2250, network: 'vatsim' }] });
  expect(item).toMatchObject({ status: 'ok', deduction: 0, observed: '100\u00a0% del bloque en VATSIM' });
});

test('does not apply off the networks', () => {
  expect(judged('S-25', {}).status).toBe('not_applicable');
  expect(judged('S-25', { network: [{ from: 0, to: 2250, network: null }] }).status).toBe('not_applicable');
});
