import { createStore } from '@va/ui/state/store.ts';

/** Result of something, and its time. */
export interface OutcomeRecord<Outcome> {
  outcome: Outcome;
  /** Epoch milliseconds. */
  at: number;
}

/** Results by name. */
export type OutcomeLog<Outcome> = ReadonlyMap<string, OutcomeRecord<Outcome>>;

/** Log of the latest result of each thing since the portal was opened; in memory only, lost with the tab. */
export function createOutcomeLog<Outcome>() {
  const { subscribe, snapshot, set } = createStore<OutcomeLog<Outcome>>(new Map());
  const record = (name: string, outcome: Outcome): void =>
    set(new Map(snapshot()).set(name, { outcome, at: Date.now() }));
  return { subscribe, snapshot, record };
}
