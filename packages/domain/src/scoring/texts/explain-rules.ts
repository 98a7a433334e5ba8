/** The rules as people read them: the same figures that the engine runs on. Pure. */
import type { RulePhase } from '../rule-fields.ts';
import type { RuleWords } from '../rule-parts.ts';
import { RULE_IDS, type RuleId, type RuleSet, SCORE_RULES } from '../score-rules.ts';
import type { ScoringRules } from '../scoring-rules.ts';
import { tenths } from './figures.ts';

/** The parts of a flight, in words. */
export const PHASE_WORDS: Readonly<Record<RulePhase, string>> = {
  start: 'arranque',
  taxi_out: 'rodaje de salida',
  takeoff: 'despegue',
  climb: 'ascenso',
  cruise: 'crucero',
  descent: 'descenso',
  approach: 'aproximación',
  landing: 'toma',
  taxi_in: 'rodaje de llegada',
  stand: 'puesto',
};

/** A rule as people read it. */
export interface ExplainedRule extends RuleWords {
  id: RuleId;
  title: string;
  /** Parts of the flight in which it looks. */
  phases: readonly RulePhase[];
  /** The deduction, in words. */
  takes: string;
  /** Most tenths it takes. */
  cap: number;
  /** First day of the flights it is for, `YYYY-MM-DD`; null for all. */
  since: string | null;
  /** ICAO designators of the types with figures of their own. */
  types: readonly string[];
}

/** Words of each rule about its limits and tolerances, with the figures in force. */
const WORDS: { readonly [K in RuleId]: { words(rule: RuleSet[K]): RuleWords } } = SCORE_RULES;

/** The explanation of every rule, in the order in which a report lists them. */
export function explainRules({ rules }: ScoringRules): ExplainedRule[] {
  return RULE_IDS.map((id) => explain(id, rules));
}

function explain<K extends RuleId>(id: K, rules: RuleSet): ExplainedRule {
  const rule = rules[id];
  const said: { words(rule: RuleSet[K]): RuleWords } = WORDS[id];
  return {
    id,
    title: rule.title,
    phases: rule.phases,
    ...said.words(rule),
    takes: takesOf(rule),
    cap: rule.cap,
    since: rule.desde,
    types: Object.keys(rule.byType).toSorted(),
  };
}

/** `0,3 por vez, 0,9 como mucho`. */
function takesOf({ deduction, cap }: { deduction: unknown; cap: number }): string {
  if (cap === 0) return 'Nada: sólo se enseña';
  const most = `${tenths(cap)} como mucho`;
  if (typeof deduction !== 'number' || deduction === 0) return most;
  return deduction === cap ? tenths(cap) : `${tenths(deduction)} por vez, ${most}`;
}

/** Parts of the file that differ between two versions: rules by their id, and `general`, `flags`, `types`, `addOns`. */
export function changedParts(before: ScoringRules, after: ScoringRules): string[] {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const rules = RULE_IDS.filter((id) => !same(before.rules[id], after.rules[id]));
  const parts = (['general', 'flags', 'types', 'addOns'] as const).filter(
    (part) => !same(before[part], after[part]),
  );
  return [...rules, ...parts];
}
