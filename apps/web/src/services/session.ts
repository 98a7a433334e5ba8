import { createStore } from '@va/ui/state/store.ts';
import { SESSION_KEY } from '#app/config/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

const { subscribe, snapshot, set } = createStore(readStored(SESSION_KEY) || null);
let begunHere = false;

/** Identifier of the signed-in pilot, null at the gate. The portal itself has no sign-out (docs/spec.md §4). */
export const session = {
  subscribe,
  snapshot,
  /** Whether the pilot signed in since this page was loaded, not on an earlier visit. */
  begunHere: (): boolean => begunHere,
  /** Remembers the pilot and opens the portal. */
  signIn(identifier: string): void {
    writeStored(SESSION_KEY, identifier);
    begunHere = true;
    set(identifier);
  },
};
