import type { QueryClient } from '@tanstack/react-query';
import type { Account, askSession } from './account.tsx';

let loaded: typeof Account | undefined;

interface LoadedAccount {
  default: typeof Account;
  askSession: typeof askSession;
}

/** Loads the account's part of the header, in the shape that `React.lazy` expects. */
export async function loadAccount(): Promise<LoadedAccount> {
  const { Account: fetched, askSession: ask } = await import('./account.tsx');
  loaded = fetched;
  return { default: fetched, askSession: ask };
}

/**
 * Loads the account's code at the gate and requests the session, so that nothing remains to load once the gate opens.
 */
export async function prepareAccount(client: QueryClient): Promise<void> {
  const { askSession: ask } = await loadAccount();
  // Nobody waits for the answer, and without one the gate stays as it is.
  void ask(client).catch(() => undefined);
}

/** The component, once it is loaded. With `React.lazy` the fallback would flash even then. */
export const loadedAccount = (): typeof Account | undefined => loaded;
