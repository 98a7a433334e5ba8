import type { Account } from './account.tsx';

let loaded: typeof Account | undefined;

/** Fetches what of the account stands in the header, in the shape that React's `lazy` takes. */
export async function loadAccount(): Promise<{ default: typeof Account }> {
  const { Account: fetched } = await import('./account.tsx');
  loaded = fetched;
  return { default: fetched };
}

/** It, once it is there: what is lazy shows something else for a moment even then. */
export const loadedAccount = (): typeof Account | undefined => loaded;
