import { type Finding, noData, notApplicable } from './finding.ts';
import { type RuleId, type RuleSet, SCORE_RULES } from './score-rules.ts';
import type { ScoringRules } from './scoring-rules.ts';
import type { Track } from './track.ts';

/** A rule's function that judges. With `isInTheAir` it gives no result for a flight that was not seen in the air. */
interface JudgedRule<K extends RuleId> {
  isInTheAir?: boolean;
  /** The result for a flight whose recording has the rule's fields. */
  judge(track: Track, rule: RuleSet[K], all: ScoringRules): Finding;
}

const JUDGES: { readonly [K in RuleId]: JudgedRule<K> } = SCORE_RULES;

/**
 * Result of one rule for a flight. Not applicable to flights before the rule's first day, no data if one of its fields
 * is missing.
 */
export function judgeRule<K extends RuleId>(id: K, track: Track, rules: ScoringRules): Finding {
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
