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

let log: VisitLog = new Map();
const listeners = new Set<() => void>();

/** What this browser has seen of each frame since the portal was opened. Kept in memory only, gone with the tab. */
export const visitLog = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): VisitLog => log,
  record(frameId: string, outcome: VisitOutcome): void {
    log = new Map(log).set(frameId, { outcome, at: Date.now() });
    for (const listener of listeners) listener();
  },
};
