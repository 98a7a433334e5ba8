import type { PilotActor } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { openedAt } from './sign-in-store.ts';

/** For how long a password that was typed counts for changes of what opens the account. */
const COUNTS_MS = 15 * 60_000;

/**
 * Throws unless the person has typed their password, or used a passkey, a short while ago: a browser that was left open
 * must not be enough to take an account over.
 */
export async function expectRecentProof(
  queries: Queries,
  { signInId }: PilotActor,
  now: Date,
): Promise<void> {
  const since = signInId === null ? undefined : await openedAt(queries, signInId);
  if (since === undefined || now.getTime() - since.getTime() > COUNTS_MS)
    throw new Problem('confirma-que-eres-tu');
}
