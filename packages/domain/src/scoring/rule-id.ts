/** Every rule of the score, in the order in which a report lists them. */
export const RULE_IDS = [
  'S-01',
  'S-02',
  'S-03',
  'S-04',
  'S-05',
  'S-06',
  'S-07',
  'S-08',
  'S-09',
  'S-10',
  'S-11',
  'S-12',
  'S-13',
  'S-14',
  'S-15',
  'S-16',
  'S-17',
  'S-18',
  'S-19',
  'S-20',
  'S-21',
  'S-22',
  'S-23',
  'S-24',
  'S-25',
] as const;
/** Id of a rule. */
export type RuleId = (typeof RULE_IDS)[number];

/** The two measures of a touchdown, rate and load: of both only the one that takes more counts. */
export const TOUCHDOWN_RULES: ReadonlySet<string> = new Set<RuleId>(['S-14', 'S-15']);

/** Whether a word that was stored is the id of a rule. */
export function isRuleId(word: string): word is RuleId {
  return (RULE_IDS as readonly string[]).includes(word);
}

/** Columns of a sample that a rule may need. */
export const SAMPLE_FIELDS = [
  'altFt',
  'aglFt',
  'hdg',
  'gsKt',
  'iasKt',
  'mach',
  'vsFpm',
  'onGround',
  'fuelKg',
  'weightKg',
  'engines',
  'lights',
  'flaps',
  'gear',
  'g',
  'pitch',
  'bank',
  'flags',
] as const;

/** Columns and facts that a rule needs; the engine says «sin datos» when one of them was not reported. */
export const RULE_FIELDS = ['position', ...SAMPLE_FIELDS, 'touchdown', 'runways', 'plan', 'network'] as const;
/** A thing that a rule needs. */
export type RuleField = (typeof RULE_FIELDS)[number];

/** Parts of a flight in which a rule looks; for the page that explains the rules. */
export const RULE_PHASES = [
  'start',
  'taxi_out',
  'takeoff',
  'climb',
  'cruise',
  'descent',
  'approach',
  'landing',
  'taxi_in',
  'stand',
] as const;
/** A part of a flight. */
export type RulePhase = (typeof RULE_PHASES)[number];
