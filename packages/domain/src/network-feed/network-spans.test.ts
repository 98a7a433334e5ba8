import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onlineShare } from '../scoring/online-share.ts';
import { extendSpan, spanSamples, type NetworkSpan } from './network-spans.ts';

/** The stretches of looks at minutes of a flight. */
function spansOf(
  looks: readonly (readonly [minute: number, network: 'vatsim' | 'ivao' | null])[],
): NetworkSpan[] {
  const spans: NetworkSpan[] = [];
  for (const [minute, network] of looks) {
    const last = spans.at(-1) ?? null;
    const next = extendSpan(last, {
      at: minute * 60_000,
      network,
      callsign: network && 'EVE10',
      linked: true,
    });
    if (last !== null && next.from === last.from) spans[spans.length - 1] = next;
    else spans.push(next);
  }
  return spans;
}

it('keeps an hour on a network as one stretch', () => {
  const looks = Array.from({ length: 241 }, (_, i) => [i / 4, 'vatsim'] as const);
  expect(spansOf(looks)).toHaveLength(1);
});

it('ends a stretch where the feed was out, and begins one where the network changes', () => {
  expect(
    spansOf([
      [0, 'vatsim'],
      [1, 'vatsim'],
      [3, 'vatsim'],
      [3.25, null],
      [3.5, 'ivao'],
    ]),
  ).toHaveLength(4);
});

it('has the same share as the looks that it was made from', () => {
  const network = fc.constantFrom('vatsim' as const, 'ivao' as const, null);
  fc.assert(
    fc.property(fc.array(network, { minLength: 2, maxLength: 240 }), (flown) => {
      const looks = flown.map((one, i) => [i / 4, one] as const);
      const block = { from: 0, to: ((flown.length - 1) / 4) * 60_000 };
      const tolerance = { ownGapMin: 5, outageS: 60 };
      const samples = looks.map(([minute, one]) => ({ at: minute * 60_000, network: one, callsign: null }));
      const direct = onlineShare(samples, block, tolerance);
      const kept = onlineShare(spanSamples(spansOf(looks)), block, tolerance);
      expect(kept?.network).toBe(direct?.network);
      expect(kept?.share ?? 0).toBeCloseTo(direct?.share ?? 0, 9);
    }),
  );
});
