import { readStored, writeStored } from './storage.ts';

/** Key of the stored pilot identifier (specification §2). */
export const SESSION_KEY = 'pilotIndicativo';

let pilotIndicativo = readStored(SESSION_KEY) || null;
let begunHere = false;
const listeners = new Set<() => void>();

/** Who is signed in. There is no signing out inside the portal (specification §4). */
export const session = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The pilot's identifier, or null at the gate. */
  snapshot: (): string | null => pilotIndicativo,
  /** Whether the pilot came through the gate since the page was loaded, and not on an earlier visit. */
  begunHere: (): boolean => begunHere,
  /** Remembers the pilot and opens the portal. */
  signIn(identifier: string): void {
    writeStored(SESSION_KEY, identifier);
    pilotIndicativo = identifier;
    begunHere = true;
    for (const listener of listeners) listener();
  },
};
