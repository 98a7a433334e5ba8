import { useSyncExternalStore } from 'react';
import { session } from '#app/services/session.ts';

/** Identifier of the pilot who is signed in; null at the gate. */
export function usePilotIndicativo(): string | null {
  return useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
}
