/** Remembers whose answers and drafts this browser stores, so that no other account sees them. */
import { platformBase } from '#app/config/base-path.ts';
import { answersCache, DRAFT, OWNER } from '#app/config/device-storage.ts';

/**
 * Notes who is signed in, and removes what belongs to another account. With nobody signed in, drafts wait for their owner.
 * @param id of the account, null when nobody is signed in
 * @returns whose account this browser kept things of before, null where nobody's
 */
export async function settleOwner(id: string | null): Promise<string | null> {
  try {
    const before = localStorage.getItem(OWNER);
    if (id !== null) localStorage.setItem(OWNER, id);
    if (before !== null && before !== id) {
      if (id !== null) dropDrafts();
      await dropAnswers();
    }
    return before;
  } catch {
    // A browser without storage has nothing to remove.
    return null;
  }
}

/** Whether this browser still stores data of an account; false once it has signed out in any window. */
export function isOwner(id: string): boolean {
  try {
    return localStorage.getItem(OWNER) === id;
  } catch {
    return false;
  }
}

/** Forgets all that was kept of the account that signs out. */
export async function forgetOwner(): Promise<void> {
  try {
    localStorage.removeItem(OWNER);
    dropDrafts();
    await dropAnswers();
  } catch {
    // A browser without storage has nothing to remove.
  }
}

function dropDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT)) localStorage.removeItem(key);
}

/** Deletes the stored answers of the API, whichever account they belong to. */
export const dropAnswers = () => caches.delete(answersCache(platformBase));
