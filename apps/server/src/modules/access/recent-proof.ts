import type { PilotActor } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { openedAt } from './sign-in-store.ts';

/** How long a proof (a typed password or a passkey) counts for changing the ways into the account, ms. */
const COUNTS_MS = 15 * 60_000;

/**
 * Throws unless the pilot has typed the password or used a passkey within `COUNTS_MS`, so that a browser left open is
 * not enough to take the account over.
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
