import { useStore } from '@va/ui/state/store.ts';
import { session } from '#app/services/session.ts';

const pilot = { ...session, atBuild: () => null };

/** Identifier of the pilot who is signed in; null at the gate, and in markup that the build has rendered. */
export function usePilotIndicativo(): string | null {
  return useStore(pilot);
}
