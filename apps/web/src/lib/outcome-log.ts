import { createStore } from '@va/ui/state/create-store.ts';

/** How something ended, and when. */
export interface OutcomeRecord<Outcome> {
  outcome: Outcome;
  /** Epoch milliseconds. */
  at: number;
}

/** By name. */
export type OutcomeLog<Outcome> = ReadonlyMap<string, OutcomeRecord<Outcome>>;

/** What became last of each thing since the portal was opened. Kept in memory only, gone with the tab. */
export function createOutcomeLog<Outcome>() {
  const { subscribe, snapshot, set } = createStore<OutcomeLog<Outcome>>(new Map());
  const record = (name: string, outcome: Outcome): void =>
    set(new Map(snapshot()).set(name, { outcome, at: Date.now() }));
  return { subscribe, snapshot, record };
}
