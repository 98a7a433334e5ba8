import type { QueryClient } from '@tanstack/react-query';
import type { Account } from './account.tsx';

let loaded: typeof Account | undefined;

/** Fetches what of the account stands in the header, in the shape that React's `lazy` takes. */
export async function loadAccount(): Promise<{ default: typeof Account }> {
  const { Account: fetched } = await import('./account.tsx');
  loaded = fetched;
  return { default: fetched };
}

/** The same at the gate, with the session asked for, so that nothing is left to be asked once somebody has come in. */
export async function prepareAccount(client: QueryClient): Promise<void> {
  const [{ sessionQuery }] = await Promise.all([import('#app/api/session.ts'), loadAccount()]);
  // Nobody waits for the answer.
  void client.prefetchQuery(sessionQuery);
}

/** It, once it is there: what is lazy shows something else for a moment even then. */
export const loadedAccount = (): typeof Account | undefined => loaded;
