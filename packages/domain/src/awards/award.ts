/** Awards: given by a rule when a pilot's figures reach it, or by hand with a reason. */
import { formatNumber } from '../numbers.ts';
import { addMonths } from '../months.ts';

/** Figures that a rule can count, with the words that people see. */
export const AWARD_FIGURES = {
  flights: 'vuelos',
  hours: 'horas de vuelo',
  tours: 'tours completados',
  focus: 'Focus Airports distintos',
  events: 'eventos',
  months: 'meses seguidos volando',
} as const;

const AWARD_FIGURES_OF_ONE: Readonly<Record<AwardFigure, string>> = {
  flights: 'vuelo',
  hours: 'hora de vuelo',
  tours: 'tour completado',
  focus: 'Focus Airport',
  events: 'evento',
  months: 'mes volando',
};

/** A figure of a pilot that an award can ask for. */
export type AwardFigure = keyof typeof AWARD_FIGURES;

/** A pilot's value of each figure; hours are whole. */
export type AwardFacts = Readonly<Record<AwardFigure, number>>;

/** An award of the airline. */
export interface Award {
  id: string;
  name: string;
  /** One Spanish sentence. */
  description: string;
  /** The figure that earns the award and the least value of it; null for an award that only people give. */
  rule: { of: AwardFigure; least: number } | null;
}

/** An award that a pilot has or had. */
export interface AwardGrant {
  award: string;
  /** Given by the rule, or by a person. */
  byRule: boolean;
  revoked: 'no' | 'by_rule' | 'by_hand';
}

/** Ids of the awards to change so that grants match the figures. */
export interface AwardSettlement {
  /** Never had before. */
  grant: readonly string[];
  /** Had, lost with a flight that fell, and earned again. */
  restore: readonly string[];
  /** Earned by a rule that is no longer met. */
  revoke: readonly string[];
}

/** Whether the pilot's figures earn the award; false if it has no rule. */
export function meetsRule({ rule }: Pick<Award, 'rule'>, facts: AwardFacts): boolean {
  return rule !== null && facts[rule.of] >= rule.least;
}

/** The pilot's progress towards an award, e.g. `75 de 100 vuelos`; null for an award that only people give. */
export function awardProgress(
  { rule }: Pick<Award, 'rule'>,
  facts: AwardFacts,
): { have: number; least: number; words: string } | null {
  if (rule === null) return null;
  const have = Math.min(facts[rule.of], rule.least);
  const what = rule.least === 1 ? AWARD_FIGURES_OF_ONE[rule.of] : AWARD_FIGURES[rule.of];
  return { have, least: rule.least, words: `${formatNumber(have)} de ${formatNumber(rule.least)} ${what}` };
}

/**
 * Which grants to add or take back so that they match the figures. Decisions of people, giving or taking away, are
 * never changed.
 */
export function settleAwards(
  awards: readonly Award[],
  facts: AwardFacts,
  grants: readonly AwardGrant[],
): AwardSettlement {
  const has = new Map(grants.map((grant) => [grant.award, grant]));
  const met = awards.filter((award) => meetsRule(award, facts)).map(({ id }) => id);
  const unmet = awards.filter((award) => award.rule !== null && !meetsRule(award, facts)).map(({ id }) => id);
  return {
    grant: met.filter((id) => !has.has(id)),
    restore: met.filter((id) => has.get(id)?.revoked === 'by_rule'),
    revoke: unmet.filter((id) => has.get(id)?.byRule === true && has.get(id)?.revoked === 'no'),
  };
}

/** The longest run of months without a gap; months are `YYYY-MM`, in any order. */
export function longestStreak(months: Iterable<string>): number {
  const flown = new Set(months);
  let longest = 0;
  for (const month of flown) {
    if (flown.has(addMonths(month, -1))) continue;
    let length = 1;
    while (flown.has(addMonths(month, length))) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
