import type { AccountStatus } from '@va/domain/account/account.ts';
import type { FlownResult } from '@va/domain/tour/flown-stages.ts';
import type { TourProgress } from '@va/domain/tour/tour-progress.ts';
import type { EnrolmentState, Tour } from '@va/domain/tour/tour.ts';
import type { PilotTour } from './tour-flights.ts';

/** What is known of a pilot in an edition. */
export interface OwnTour extends PilotTour {
  startedAt: Date | null;
  abandonedAt: Date | null;
  /** State of the pilot's account. */
  status: AccountStatus;
  /** Minutes that the pilot has flown. */
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

/** Of each stage that counts, whether a pilot has passed it. */
export function passedLegs({ stages }: TourProgress): boolean[] {
  return stages.flatMap(({ stage, state }) => (stage.retired ? [] : state === 'passed'));
}

/** How many stages that count a pilot has passed. */
export const countPassed = (progress: TourProgress): number =>
  passedLegs(progress).filter((isPassed) => isPassed).length;

/** On block of the last stage that was passed: each by its first flight. */
export function lastPassed(results: readonly FlownResult[]): Date | null {
  const ends = new Map<number, number>();
  for (const { n, state, onBlock } of results)
    if (state === 'passed') ends.set(n, Math.min(onBlock, ends.get(n) ?? onBlock));
  return ends.size === 0 ? null : new Date(Math.max(...ends.values()));
}
