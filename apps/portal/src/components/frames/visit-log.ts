import { createStore } from '@va/ui/state/create-store.ts';
import type { FramePhase } from './frame-state.ts';

/** What happened last to a frame: its phase, or that the pilot left before there was an answer. */
export type VisitOutcome = FramePhase | 'abandoned';

export interface VisitRecord {
  outcome: VisitOutcome;
  /** Epoch milliseconds. */
  at: number;
}

/** By id of the frame in `frames.yaml`. */
export type VisitLog = ReadonlyMap<string, VisitRecord>;

const { subscribe, snapshot, set } = createStore<VisitLog>(new Map());

/** What became of each frame since the portal was opened. Kept in memory only, gone with the tab. */
export const visitLog = {
  subscribe,
  snapshot,
  record: (frameId: string, outcome: VisitOutcome): void =>
    set(new Map(snapshot()).set(frameId, { outcome, at: Date.now() })),
};
