// @vitest-environment node
import { expect, test } from 'vitest';
import { onlineShare } from './online-share.ts';
import type { Network } from './recorded-flight.ts';

const TOLERANCE = { ownGapMin: 5, outageS: 60 };
const BLOCK = { from: 0, to: 3_600_000 };
const span = (from: number, to: number, network: Network | null) =>
  Array.from({ length: (to - from) * 4 + 1 }, (_, i) => ({
    at: (from * 4 + i) * 15_000,
    network,
    callsign: null,
  }));

test.each([
  ['all the way', span(0, 60, 'vatsim'), { network: 'vatsim', share: 1 }],
  [
    'five minutes off are forgiven',
    [...span(0, 20, 'vatsim'), ...span(20.25, 25, null), ...span(25.25, 60, 'vatsim')],
    { network: 'vatsim', share: 1 },
  ],
  [
    'a feed that is out for half an hour',
    [...span(0, 20, 'ivao'), ...span(50, 60, 'ivao')],
    { network: 'ivao', share: 1 },
  ],
  [
    'half on each: the larger counts',
    [...span(0, 40, 'ivao'), ...span(40.25, 60, 'vatsim')],
    { network: 'ivao', share: 40.25 / 60 },
  ],
])('%s', (_name, samples, wanted) => {
  const result = onlineShare(samples, BLOCK, TOLERANCE)!;
  expect(result.network).toBe(wanted.network);
  expect(result.share).toBeCloseTo(wanted.share, 6);
});

test('null off the networks', () => {
  expect(onlineShare([], BLOCK, TOLERANCE)).toBeNull();
  expect(onlineShare(span(0, 60, null), BLOCK, TOLERANCE)).toBeNull();
});
