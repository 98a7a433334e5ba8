/** Fields that a rule may need, and phases of a flight in which it may apply. */

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

/** Columns and facts that a rule may need; if one of them was not reported, the engine answers «sin datos». */
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
