// @vitest-environment node
import { expect, it } from 'vitest';
import { NOWHERE } from '../recorder-desk/flight-desk-types.ts';
import { withBatch } from './recording.ts';

const before = { kept: [], revision: 0, points: 0, packed: false, thinned: false, arrivedMs: null };
const receivedAt = new Date('2026-03-01T12:00:00Z');
/** Most that its column holds. */
const MOST = 2 ** 31 - 1;

it.each(['2000-01-01T00:00:00Z', '9999-01-01T00:00:00Z'])(
  'keeps a batch of %s, as a network’s feed with a wrong clock may bring it',
  (time) => {
    const points = [{ ...NOWHERE, at: Date.parse(time) }];
    const { arrivedMs, points: count } = withBatch(before, { clientNow: null, receivedAt, points });
    expect(Math.abs(arrivedMs ?? 0)).toBeLessThanOrEqual(MOST);
    expect(count).toBe(1);
  },
);
