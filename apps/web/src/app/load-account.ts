import type { QueryClient } from '@tanstack/react-query';
import type { Account, askSession } from './account.tsx';

let loaded: typeof Account | undefined;
let ask: typeof askSession | undefined;

/** Fetches what of the account stands in the header, in the shape that React's `lazy` takes. */
export async function loadAccount(): Promise<{ default: typeof Account }> {
  ({ Account: loaded, askSession: ask } = await import('./account.tsx'));
  return { default: loaded };
}

/** The same at the gate, with the session asked for, so that nothing is left to be asked once somebody has come in. */
export async function prepareAccount(client: QueryClient): Promise<void> {
  await loadAccount();
  // Nobody waits for the answer.
  void ask?.(client);
}

/** It, once it is there: what is lazy shows something else for a moment even then. */
export const loadedAccount = (): typeof Account | undefined => loaded;
