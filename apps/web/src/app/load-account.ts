import type { QueryClient } from '@tanstack/react-query';
import type { Account, askSession } from './account.tsx';

let loaded: typeof Account | undefined;

interface LoadedAccount {
  default: typeof Account;
  askSession: typeof askSession;
}

/** Fetches what of the account stands in the header, in the shape that React's `lazy` takes. */
export async function loadAccount(): Promise<LoadedAccount> {
  const { Account: fetched, askSession: ask } = await import('./account.tsx');
  loaded = fetched;
  return { default: fetched, askSession: ask };
}

/** The same at the gate, with the session asked for, so that nothing is left to be asked once somebody has come in. */
export async function prepareAccount(client: QueryClient): Promise<void> {
  const { askSession: ask } = await loadAccount();
  // Nobody waits for the answer, and without one the gate stays as it is.
  void ask(client).catch(() => undefined);
}

/** It, once it is there: what is lazy shows something else for a moment even then. */
export const loadedAccount = (): typeof Account | undefined => loaded;
