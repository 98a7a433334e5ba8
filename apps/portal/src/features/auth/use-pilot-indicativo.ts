import { useStore } from '@va/ui/state/use-store.ts';
import { session } from '#app/services/session.ts';

/** Identifier of the pilot who is signed in; null at the gate. */
export function usePilotIndicativo(): string | null {
  return useStore(session);
}
