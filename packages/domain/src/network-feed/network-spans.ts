/** Networks on which a pilot was seen during a flight: stored as stretches of time, scored as samples. */
import type { Network, NetworkSample } from '../scoring/recorded-flight.ts';

/** A stretch in which nothing changed; times in milliseconds since 1970 UTC. */
export interface NetworkSpan {
  /** Null if the feeds answered and did not list the pilot. */
  network: Network | null;
  callsign: string | null;
  /** Found by the linked number. */
  linked: boolean;
  from: number;
  to: number;
}

/** Two looks at the feed at most this far apart belong to one stretch, ms; beyond it the feed was out between them. */
const JOINED_MS = 60_000;
const SAMPLE_MS = 15_000;

/** The stretches after one more look: the last one goes on, or a new one begins. Answers the stretch that changed. */
export function extendSpan(
  last: NetworkSpan | null,
  { at, network, callsign, linked }: Omit<NetworkSpan, 'from' | 'to'> & { at: number },
): NetworkSpan {
  const same = last?.network === network && last.callsign === callsign && last.linked === linked;
  if (same && at - last.to <= JOINED_MS) return { ...last, to: Math.max(last.to, at) };
  return { network, callsign, linked, from: at, to: at };
}

/** The stretches as samples, one for each `SAMPLE_MS` of them. */
export function spanSamples(spans: readonly NetworkSpan[]): NetworkSample[] {
  return spans.flatMap(({ network, callsign, from, to }) => {
    const count = Math.ceil((to - from) / SAMPLE_MS);
    const times = Array.from({ length: count }, (_, i) => from + i * SAMPLE_MS);
    return [...times, to].map((at) => ({ at, network, callsign }));
  });
}
