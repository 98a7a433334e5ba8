import { coverageOf } from '../scoring/coverage.ts';
import { noData } from '../scoring/finding.ts';
import { type LeastScore, outcomeOf } from '../scoring/outcome.ts';
import type { RecordedFlight } from '../scoring/recorded-flight.ts';
import { scoreFlight } from '../scoring/score-flight.ts';
import type { FlagCode, FlightScore, ScoreItem } from '../scoring/score-item.ts';
import type { ScoringRules } from '../scoring/scoring-rules.ts';

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
