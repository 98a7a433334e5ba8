import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this render is the build's or the server's, or takes over their markup: nothing of this browser may show in it. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
