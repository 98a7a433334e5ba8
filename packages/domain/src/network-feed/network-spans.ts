/** Networks on which a pilot was seen during a flight: stored as stretches of time, scored as samples. */
import { noData } from '../scoring/finding.ts';
import { coverageOf, type LeastScore, outcomeOf } from '../scoring/outcome.ts';
import type { Network, NetworkSample, RecordedFlight } from '../scoring/recorded-flight.ts';
import { scoreFlight } from '../scoring/score-flight.ts';
import type { FlagCode, FlightScore, ScoreItem } from '../scoring/score-item.ts';
import type { ScoringRules } from '../scoring/scoring-rules.ts';

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

/** Flags that positions and times alone can prove; the others concern a recorder. */
const SEEN: ReadonlySet<FlagCode> = new Set(['V-05', 'V-09', 'V-11', 'V-12', 'V-13', 'V-15']);

/** Rules that need no recorder: the duration and the time on a network. */
const SHOWN = new Set(['S-24', 'S-25']);

/**
 * The judgement of a flight that only a network's feed has seen: a place every quarter of a minute. Nothing is scored,
 * everything that a feed can't know is «sin datos», and a person decides.
 */
export function unscoredFlight(flight: RecordedFlight, rules: ScoringRules, least: LeastScore): FlightScore {
  const { items: judged, flags: found, outcome } = scoreFlight(flight, rules, least);
  const items: ScoreItem[] = judged.map((item) => {
    if (SHOWN.has(item.ruleId) || item.status === 'not_applicable') return { ...item, deduction: 0 };
    const blank = noData('La red no da este dato', item.expected);
    return { ...item, ...blank, fromAt: null, toAt: null };
  });
  const flags = found.filter(({ code }) => SEEN.has(code));
  const coverage = coverageOf(items, rules);
  const offBlock = null;
  const emergency = outcome.outcome === 'emergency';
  const hint = outcomeOf(
    { items, score: 100, coverage, flags, offBlock, emergency },
    flight.facts,
    least,
    rules,
  );
  return { items, score: 100, coverage, flags, outcome: hint };
}
