import { createStore } from '@va/ui/state/store.ts';
import { SIMBRIEF_ALIAS_KEY } from '#app/config/storage-keys.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** Characters; the provider allows fewer. */
export const LONGEST_ALIAS = 64;

const KEY = SIMBRIEF_ALIAS_KEY;
const { subscribe, snapshot, set } = createStore(readStored(KEY)?.trim().slice(0, LONGEST_ALIAS) || null);

/** The pilot's alias or number at the flight-plan provider: in this browser only, until the pilot takes it back. */
export const simbriefAlias = {
  subscribe,
  snapshot,
  atBuild: () => null,
  keep(next: string): void {
    writeStored(KEY, next);
    set(next);
  },
  forget(): void {
    removeStored(KEY);
    set(null);
  },
};
