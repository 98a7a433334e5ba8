/**
 * Requirements of the next rank, and a pilot's progress. Ranks never fall by themselves, and points and hours alone
 * grant none.
 */

/** Requirements of a rank. Minutes are block time that counts; scores are tenths, 0 to 100. */
export interface RankNeeds {
  points: number;
  minutes: number;
  /** Types of aircraft that must be verified, by id. */
  verified: readonly string[];
  /** Number of types, of any kind, that must be verified. */
  verifiedTypes: number;
  /** Mean of the last scored flights; null where the rank asks for none. */
  mean: number | null;
  /** The course of instructors. */
  course: boolean;
  /** Pilots brought to their verification. */
  students: number;
}

/** A rank in force; the first one has no needs but the account. */
export interface Rank {
  code: string;
  title: string;
  /** Whether pilots of the rank sign verifications. */
  instructor: boolean;
  needs: RankNeeds;
}

/** Rules of promotions; the airline's content gives them. */
export interface PromotionRules {
  /** Days in which staff decide on a proposal. */
  reviewDays: number;
  /** Months without instruction after which the instructor and staff are informed. */
  instructionMonths: number;
  /** Days in which a pilot can appeal against a decision about the own rank. */
  appealDays: number;
}

/** A pilot's values for the requirements. */
export interface RankFacts {
  points: number;
  minutes: number;
  /** Ids of types with a verification that was passed. */
  verified: ReadonlySet<string>;
  /** Tenths with decimals; null without scored flights. */
  mean: number | null;
  course: boolean;
  students: number;
  /** Whether a former instructor who has another rank now has passed the refresher; null for every other pilot. */
  refresher: boolean | null;
}

/** Kind of a requirement. */
export type RequirementKind =
  | 'points'
  | 'minutes'
  | 'verification'
  | 'verified_types'
  | 'mean'
  | 'course'
  | 'students'
  | 'refresher';

/** One requirement of a rank, with the pilot's value. */
export interface Requirement {
  kind: RequirementKind;
  /** The type of a verification. */
  typeId: string | null;
  have: number;
  need: number;
  met: boolean;
}

/** All requirements of a rank with the pilot's values, points and hours first. */
export function requirementsOf({ needs, instructor }: Rank, facts: RankFacts): Requirement[] {
  const of = (kind: RequirementKind, have: number, need: number, typeId: string | null = null) =>
    need > 0 ? [{ kind, typeId, have, need, met: have >= need }] : [];
  return [
    ...of('points', facts.points, needs.points),
    ...of('minutes', facts.minutes, needs.minutes),
    ...needs.verified.flatMap((id) => of('verification', facts.verified.has(id) ? 1 : 0, 1, id)),
    ...of('verified_types', facts.verified.size, needs.verifiedTypes),
    ...of('mean', facts.mean ?? 0, needs.mean ?? 0),
    ...of('course', facts.course ? 1 : 0, needs.course ? 1 : 0),
    ...of('students', facts.students, needs.students),
    ...of('refresher', facts.refresher ? 1 : 0, instructor && facts.refresher !== null ? 1 : 0),
  ];
}

/** Whether the pilot can ask for a verification: points and hours are met, and something else is missing. */
export function canAskVerification(requirements: readonly Requirement[]): boolean {
  const figures = requirements.filter(({ kind }) => kind === 'points' || kind === 'minutes');
  return figures.every(({ met }) => met) && requirements.some(({ met }) => !met);
}

/** Whether every requirement is met, so that staff may grant the rank. */
export function isComplete(requirements: readonly Requirement[]): boolean {
  return requirements.every(({ met }) => met);
}

/** The rank above, or null at the top. @param ranks from the first to the highest */
export function nextRank(ranks: readonly Rank[], code: string): Rank | null {
  const index = ranks.findIndex((rank) => rank.code === code);
  return (index < 0 ? undefined : ranks[index + 1]) ?? null;
}

/**
 * Whether an open case still concerns a pilot whose rank has changed: a promotion if it is to the next rank, an
 * instruction case if the pilot still instructs.
 */
export function standsFor(
  ranks: readonly Rank[],
  code: string,
  { kind, toRank }: { kind: 'promotion' | 'instruction'; toRank: string },
): boolean {
  if (kind === 'promotion') return nextRank(ranks, code)?.code === toRank;
  return ranks.some((rank) => rank.code === code && rank.instructor);
}

/** The highest rank that does not instruct: what an instructor has who no longer does. */
export function rankWithoutInstruction(ranks: readonly Rank[]): Rank | null {
  return ranks.findLast(({ instructor }) => !instructor) ?? null;
}

/** A balance of points that a rank asks for. */
interface RankThreshold {
  rank: string;
  points: number;
}

/**
 * Thresholds to show beside a balance, the lowest first: those that the pilot has passed and the one of the next rank.
 * Ranks without points have none; of two ranks with equal points, the lower one is named.
 * @param ranks from the first to the highest
 * @param code of the rank that the pilot has
 */
export function rankThresholds(ranks: readonly Rank[], code: string): RankThreshold[] {
  const own = ranks.findIndex((rank) => rank.code === code);
  const named = new Map<number, string>();
  for (const { title, needs } of ranks.slice(0, own + 2))
    if (needs.points > 0 && !named.has(needs.points)) named.set(needs.points, title);
  return [...named].map(([points, rank]) => ({ rank, points })).toSorted((a, b) => a.points - b.points);
}
