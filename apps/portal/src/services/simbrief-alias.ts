import { readStored, removeStored, writeStored } from './storage.ts';

/** Key of the alias with which the pilot asks for the last flight plan. */
const ALIAS_KEY = 'aliasSimBrief';
/** Characters; the provider allows fewer. */
export const LONGEST_ALIAS = 64;

let alias = readStored(ALIAS_KEY)?.trim().slice(0, LONGEST_ALIAS) || null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  alias = next;
  for (const listener of listeners) listener();
}

/** The pilot's alias or number at the flight-plan provider: in this browser only, until the pilot takes it back. */
export const simbriefAlias = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): string | null => alias,
  keep(next: string): void {
    writeStored(ALIAS_KEY, next);
    set(next);
  },
  forget(): void {
    removeStored(ALIAS_KEY);
    set(null);
  },
};
