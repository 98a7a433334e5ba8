/** What the next rank takes and how far a pilot is. Ranks never fall by themselves, and points and hours alone grant none. */

/** What a rank asks for. Minutes are block time that counts; scores are tenths, 0 to 100. */
export interface RankNeeds {
  points: number;
  minutes: number;
  /** Types of aircraft that must be verified, by id. */
  verified: readonly string[];
  /** How many types must be verified, whichever. */
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
  /** Who has it signs verifications. */
  instructor: boolean;
  needs: RankNeeds;
}

/** Rules of promotions; the airline's content gives them. */
export interface PromotionRules {
  /** Days in which staff decide on a proposal. */
  reviewDays: number;
  /** Months without instruction after which an instructor and staff are told. */
  instructionMonths: number;
  /** Days in which a pilot appeals against what was decided on their rank. */
  appealDays: number;
}

/** What is known of a pilot. */
export interface RankFacts {
  points: number;
  minutes: number;
  /** Ids of types with a verification that was passed. */
  verified: ReadonlySet<string>;
  /** Tenths with decimals; null without scored flights. */
  mean: number | null;
  course: boolean;
  students: number;
  /** Who instructed, stopped and has another rank since comes back with a refresher: passed or not; null for all others. */
  refresher: boolean | null;
}

/** What kind of thing a rank asks for. */
export type RequirementKind =
  | 'points'
  | 'minutes'
  | 'verification'
  | 'verified_types'
  | 'mean'
  | 'course'
  | 'students'
  | 'refresher';

/** One thing that a rank asks for. */
export interface Requirement {
  kind: RequirementKind;
  /** The type of a verification. */
  typeId: string | null;
  have: number;
  need: number;
  met: boolean;
}

/** Every requirement of a rank with its value, figures first. */
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

/** Whether a verification can be asked for: the figures are there, the training is what is missing. */
export function canAskVerification(requirements: readonly Requirement[]): boolean {
  const figures = requirements.filter(({ kind }) => kind === 'points' || kind === 'minutes');
  return figures.every(({ met }) => met) && requirements.some(({ met }) => !met);
}

/** Whether staff may be asked to grant it. */
export function isComplete(requirements: readonly Requirement[]): boolean {
  return requirements.every(({ met }) => met);
}

/** The rank above, or null at the top. @param ranks from the first to the highest */
export function nextRank(ranks: readonly Rank[], code: string): Rank | null {
  const index = ranks.findIndex((rank) => rank.code === code);
  return (index < 0 ? undefined : ranks[index + 1]) ?? null;
}

/** Whether what waits on a rank still means something to a pilot of another one: the next rank, or not instructing. */
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
