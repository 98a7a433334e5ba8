import type { Network, NetworkSample } from './recorded-flight.ts';

/** Times of a block, ms since 1970 UTC. */
interface Span {
  from: number;
  to: number;
}

/** Time offline that does not count against a pilot. */
export interface OnlineTolerance {
  /** Minutes off the network that are forgiven each time. */
  ownGapMin: number;
  /** Seconds between two samples from which the feed was out. */
  outageS: number;
}

/** The network with the larger share and that share of the block, 0 to 1; null when the pilot was on none. */
export function onlineShare(
  samples: readonly NetworkSample[],
  block: Span,
  tolerance: OnlineTolerance,
): { network: Network; share: number } | null {
  const steps = stepsOf(samples, block, tolerance.outageS);
  const networks = [...new Set(samples.map(({ network }) => network))].filter((network) => network !== null);
  const shares = networks
    .map((network) => ({ network, share: shareOf(steps, network, tolerance.ownGapMin * 60_000) }))
    .toSorted((a, b) => b.share - a.share || (a.network < b.network ? -1 : 1));
  return shares.find(({ share }) => share > 0) ?? null;
}

interface Step {
  network: Network | null;
  ms: number;
}

/** Time from each sample to the next within the block time, without outages of the feed. */
function stepsOf(samples: readonly NetworkSample[], { from, to }: Span, outageS: number): Step[] {
  const inOrder = samples.toSorted(
    (a, b) => a.at - b.at || String(a.network).localeCompare(String(b.network)),
  );
  return inOrder.flatMap(({ at, network }, i) => {
    const next = inOrder[i + 1]?.at ?? at;
    const ms = Math.min(next, to) - Math.max(at, from);
    return ms > 0 && next - at <= outageS * 1000 ? [{ network, ms }] : [];
  });
}

function shareOf(steps: readonly Step[], network: Network, forgivenMs: number): number {
  let off = 0;
  let lost = 0;
  const close = () => {
    if (off > forgivenMs) lost += off;
    off = 0;
  };
  for (const step of steps) {
    if (step.network === network) close();
    else off += step.ms;
  }
  close();
  const all = steps.reduce((sum, { ms }) => sum + ms, 0);
  return all === 0 ? 0 : (all - lost) / all;
}
