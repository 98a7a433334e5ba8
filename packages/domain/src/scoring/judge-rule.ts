import { noData, notApplicable } from './finding.ts';
import { JUDGES } from './judges.ts';
import type { RuleId } from './rule-id.ts';
import type { Finding } from './score-item.ts';
import type { Judge, RuleOf, ScoringRules } from './scoring-rules.ts';
import type { Track } from './track.ts';

/** Rules that look at the flight between take-off and landing, sample by sample. */
const IN_THE_AIR: ReadonlySet<RuleId> = new Set<RuleId>(['S-06', 'S-08', 'S-09', 'S-10', 'S-11', 'S-12']);

/** What one rule says of a flight: not for flights before its first day, and nothing without all its fields. */
export function judgeRule<K extends RuleId>(id: K, track: Track, rules: ScoringRules): Finding {
  const rule: RuleOf<K> = rules.rules[id];
  const judge: Judge<K> = JUDGES[id];
  const { desde, fields, title } = rule;
  if (desde !== null && track.times.offBlock < Date.parse(`${desde}T00:00:00Z`)) {
    return notApplicable(`Se aplica a vuelos desde el ${spanishDay(desde)}`, title);
  }
  const finding = judge(track, rule, rules);
  if (IN_THE_AIR.has(id) && track.airborne.length === 0 && finding.status === 'ok')
    return noData('No se vio el vuelo entre el despegue y la toma', finding.expected);
  const missing = fields.some((field) => !track.reported.has(field));
  if (!missing || finding.status === 'not_applicable') return finding;
  return noData('El registrador no dio los datos que hacen falta', finding.expected);
}

/** `12/05/2025` of `2025-05-12`. */
function spanishDay(day: string): string {
  return day.split('-').toReversed().join('/');
}
