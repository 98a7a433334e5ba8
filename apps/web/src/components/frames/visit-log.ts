import { createOutcomeLog, type OutcomeLog, type OutcomeRecord } from '#app/lib/outcome-log.ts';
import type { FramePhase } from './frame-state.ts';

/** What happened last to a frame: its phase, or that the pilot left before there was an answer. */
export type VisitOutcome = FramePhase | 'abandoned';
export type VisitRecord = OutcomeRecord<VisitOutcome>;
export type VisitLog = OutcomeLog<VisitOutcome>;

/** What became of each frame, by its id in `frames.yaml`. */
export const visitLog = createOutcomeLog<VisitOutcome>();
