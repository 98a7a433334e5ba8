import type { FeedFailure } from '#app/lib/feed-error.ts';
import { createOutcomeLog, type OutcomeLog, type OutcomeRecord } from '#app/lib/outcome-log.ts';

/** How the last request to a host ended. */
export type FeedOutcome = 'answered' | FeedFailure;
export type FeedRecord = OutcomeRecord<FeedOutcome>;
export type FeedLog = OutcomeLog<FeedOutcome>;

/** How each host has answered. */
export const feedLog = createOutcomeLog<FeedOutcome>();
