import { createOutcomeLog, type OutcomeLog, type OutcomeRecord } from '#app/lib/outcome-log.ts';
import type { FramePhase } from './frame-state.ts';

/** Last result of a frame: its phase, or `abandoned` if the pilot left before an answer. */
export type VisitOutcome = FramePhase | 'abandoned';
export type VisitRecord = OutcomeRecord<VisitOutcome>;
export type VisitLog = OutcomeLog<VisitOutcome>;

/** Last result of each frame, by its id in `frames.yaml`. */
export const visitLog = createOutcomeLog<VisitOutcome>();
