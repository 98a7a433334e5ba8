/** The score of a recorded flight. Pure: the same record and rules give the same score for ever. */
import { findFlags } from './flags/find-flags.ts';
import { type Finding, noData, notApplicable } from './finding.ts';
import { coverageOf, type LeastScore, outcomeOf } from './outcome.ts';
import type { RecordedFlight } from './recorded-flight.ts';
import { RULE_IDS, type RuleId, type RuleSet, SCORE_RULES } from './score-rules.ts';
import type { FlightScore, ScoreItem } from './score-item.ts';
import type { ScoringRules } from './scoring-rules.ts';
import { prepareTrack } from './prepare-track.ts';
import type { Track } from './track.ts';
import { TOUCHDOWN_RULES } from './rule-id.ts';

/** Tenths of a flight without fault. */
const FULL_SCORE = 100;

/** A rule's function that judges. With `isInTheAir` it gives no result for a flight that was not seen in the air. */
interface JudgedRule<K extends RuleId> {
  isInTheAir?: boolean;
  /** The result for a flight whose recording has the rule's fields. */
  judge(track: Track, rule: RuleSet[K], all: ScoringRules): Finding;
}
const JUDGES: { readonly [K in RuleId]: JudgedRule<K> } = SCORE_RULES;

/**
 * Scores a flight: judges every rule, adds up, and raises flags for a reviewer. A recording without points is «sin
 * datos» throughout and needs a reviewer. The order of points, events and samples does not matter.
 */
export function scoreFlight(flight: RecordedFlight, rules: ScoringRules, least: LeastScore): FlightScore {
  const track = prepareTrack(flight, rules);
  const judge = (id: RuleId): Finding =>
    track ? judgeRule(id, track, rules) : noData('No hay grabación', rules.rules[id].title);
  const items = keepHarderTouchdown(RULE_IDS.map((id) => itemOf(id, judge(id))));
  const score = scoreOf(items);
  const coverage = coverageOf(items, rules);
  const flags = track
    ? findFlags(track, rules)
    : [{ code: 'V-07' as const, blocking: true, detail: 'No hay grabación' }];
  const offBlock = track?.times.offBlock ?? null;
  const emergency = flight.facts.emergencyAt !== null || (track?.emergencyAt ?? null) !== null;
  const judged = { items, score, coverage, flags, offBlock, emergency };
  return { items, score, coverage, flags, outcome: outcomeOf(judged, flight.facts, least, rules) };
}

/**
 * Result of one rule for a flight. Not applicable to flights before the rule's first day, no data if one of its fields
 * is missing.
 */
function judgeRule<K extends RuleId>(id: K, track: Track, rules: ScoringRules): Finding {
  const rule: RuleSet[K] = rules.rules[id];
  const judged: JudgedRule<K> = JUDGES[id];
  const { desde, fields, title } = rule;
  if (desde !== null && track.times.offBlock < Date.parse(`${desde}T00:00:00Z`)) {
    return notApplicable(`Se aplica a vuelos desde el ${spanishDay(desde)}`, title);
  }
  const finding = judged.judge(track, rule, rules);
  if (judged.isInTheAir && track.airborne.length === 0 && finding.status === 'ok')
    return noData('No se vio el vuelo entre el despegue y la toma', finding.expected);
  const missing = fields.some((field) => !track.reported.has(field));
  if (!missing || finding.status === 'not_applicable') return finding;
  return noData('El registrador no dio los datos que hacen falta', finding.expected);
}

/** `12/05/2025` of `2025-05-12`. */
function spanishDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

/** Tenths left after all deductions, never below 0. */
export function scoreOf(items: readonly Pick<ScoreItem, 'deduction'>[]): number {
  return Math.max(0, FULL_SCORE - items.reduce((sum, { deduction }) => sum + deduction, 0));
}

function itemOf(ruleId: RuleId, finding: Finding): ScoreItem {
  const { occurrences } = finding;
  const times = occurrences.flatMap(({ from, to }) => [from, to]);
  const fromAt = times.length === 0 ? null : Math.min(...times);
  const toAt = times.length === 0 ? null : Math.max(...times);
  return { ruleId, ...finding, fromAt, toAt, waivedBy: null };
}

/**
 * Vertical speed and load factor measure the same touchdown: the larger deduction counts, the other rule stays broken
 * with a deduction of 0.
 */
function keepHarderTouchdown(items: readonly ScoreItem[]): ScoreItem[] {
  const deductionOf = (id: RuleId) => items.find(({ ruleId }) => ruleId === id)?.deduction ?? 0;
  const lighter = deductionOf('S-15') > deductionOf('S-14') ? 'S-14' : 'S-15';
  return items.map((item) => (item.ruleId === lighter ? { ...item, deduction: 0 } : item));
}

/**
 * The items with some of them let off by a person, and the score that follows: it may only rise. An item that took
 * nothing stays as it is.
 */
export function waive(
  items: readonly ScoreItem[],
  ruleIds: readonly RuleId[],
  by: string,
): { items: ScoreItem[]; score: number } {
  const waived = items.map((item): ScoreItem => {
    if (!ruleIds.includes(item.ruleId) || item.status !== 'hit') return item;
    return { ...item, status: 'waived', deduction: 0, waivedBy: by };
  });
  return { items: waived, score: scoreOf(waived) };
}

/**
 * Score of the same flight if its touchdown had taken no points, in tenths; null if it took none. Shown to encourage
 * the pilot: the rest of the flight is not scored again.
 */
export function scoreWithBetterLanding(
  items: readonly Pick<ScoreItem, 'ruleId' | 'deduction'>[],
): number | null {
  const rest = items.filter(({ ruleId }) => !TOUCHDOWN_RULES.has(ruleId));
  const [now, then] = [scoreOf(items), scoreOf(rest)];
  return then > now ? then : null;
}
