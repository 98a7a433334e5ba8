/** The account whose copies and drafts this browser keeps; no other account is shown them. */
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
    // A browser that keeps nothing has nothing to forget.
    return null;
  }
}

/** Whether this browser keeps things of an account: no more once it has signed out, in whatever window. */
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
    // As above.
  }
}

function dropDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT)) localStorage.removeItem(key);
}

/** Forgets the answers that were kept, whose ever they are. */
export const dropAnswers = () => caches.delete(answersCache(platformBase));
