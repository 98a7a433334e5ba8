// @vitest-environment node
import { expect, it } from 'vitest';
import { readPositions } from './positions.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const HERE = { lat: 40.5, lon: -3.5 };

it.each([
  ['landed, with the radio height of the wheels’ struts', { status: 'LAN', altitude_agl: 22 }, true],
  ['arrived, without a height', { status: 'ARR' }, true],
  ['landed, far above the ground', { status: 'LAN', altitude_agl: 900 }, null],
  ['in cruise, with a height', { status: 'ENR', altitude_agl: 20 }, null],
])('%s: on the ground or not', (_, said, wanted) => {
  expect(readPositions([{ ...HERE, ...said }], NOW)[0]?.onGround).toBe(wanted);
});

it('tells positions without a time apart, the last one now', () => {
  const times = readPositions([HERE, HERE, HERE], NOW).map(({ at }) => at - NOW.getTime());
  expect(times).toEqual([-200, -100, 0]);
});
