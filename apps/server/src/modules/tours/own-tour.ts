import type { AccountStatus } from '@va/domain/account/account.ts';
import type { FlownResult } from '@va/domain/tour/flown-stages.ts';
import type { TourProgress } from '@va/domain/tour/tour-progress.ts';
import type { EnrolmentState, Tour } from '@va/domain/tour/tour.ts';
import type { PilotTour } from './tour-flights.ts';

/** A pilot's data in an edition of a tour. */
export interface OwnTour extends PilotTour {
  startedAt: Date | null;
  abandonedAt: Date | null;
  /** State of the pilot's account. */
  status: AccountStatus;
  /** The pilot's hours, minutes. */
  minutes: number;
}

/** State of an enrolment; null for a pilot who never enrolled. */
export function enrolmentState(
  { closed }: Pick<Tour, 'closed'>,
  { progress, startedAt, abandonedAt }: Pick<OwnTour, 'progress' | 'startedAt' | 'abandonedAt'>,
): EnrolmentState | null {
  if (progress.completed) return 'completed';
  if (startedAt === null) return null;
  if (abandonedAt !== null) return 'abandoned';
  return closed ? 'closed' : 'open';
}

/** For each stage that counts, whether the pilot has passed it. */
export function passedLegs({ stages }: TourProgress): boolean[] {
  return stages.flatMap(({ stage, state }) => (stage.retired ? [] : state === 'passed'));
}

/** How many stages that count a pilot has passed. */
export const countPassed = (progress: TourProgress): number =>
  passedLegs(progress).filter((isPassed) => isPassed).length;

/** On-block time of the last passed stage, each taken by its first passing flight; null without any. */
export function lastPassed(results: readonly FlownResult[]): Date | null {
  const ends = new Map<number, number>();
  for (const { n, state, onBlock } of results)
    if (state === 'passed') ends.set(n, Math.min(onBlock, ends.get(n) ?? onBlock));
  return ends.size === 0 ? null : new Date(Math.max(...ends.values()));
}
