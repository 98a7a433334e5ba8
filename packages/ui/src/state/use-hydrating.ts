import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is a render of the build or the server, or the hydration of one: it must not depend on this browser. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
