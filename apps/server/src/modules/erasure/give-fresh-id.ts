import { randomUUID } from 'node:crypto';
import type { Tx } from '#server/db/database.ts';
import { copyPilot } from '../accounts/pilot-rows.ts';
import { repointAccount } from './repoint-account.ts';

/**
 * Puts a pilot's row under a fresh random id, with everything that refers to it. What is known by the old id elsewhere,
 * such as the audit, no longer leads to anybody. The row is locked by the caller.
 */
export async function giveFreshId(tx: Tx, pilotId: string): Promise<void> {
  // Random, not by time: the moment would lead back to the entry of the erasure.
  const fresh = randomUUID();
  await copyPilot(tx, pilotId, fresh);
  await repointAccount(tx, pilotId, fresh);
}
