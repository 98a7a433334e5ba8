import type { FeedFailure } from '#app/lib/feed-answer.ts';
import { createOutcomeLog, type OutcomeLog, type OutcomeRecord } from '#app/lib/outcome-log.ts';

/** Result of the last request to a host. */
export type FeedOutcome = 'answered' | FeedFailure;
export type FeedRecord = OutcomeRecord<FeedOutcome>;
export type FeedLog = OutcomeLog<FeedOutcome>;

/** Last result of each host. */
export const feedLog = createOutcomeLog<FeedOutcome>();
