import { randomUUID } from 'node:crypto';
import type { Tx } from '#server/db/database.ts';
import { copyPilot } from '../accounts/pilot-rows.ts';
import { repointAccount } from './repoint-account.ts';

/**
 * Replaces a pilot's id by a new random one, also in all foreign keys. The old id elsewhere, as in the audit, then
 * leads to nobody. The caller has locked the row.
 */
export async function giveFreshId(tx: Tx, pilotId: string): Promise<void> {
  // A random UUID (v4): the time in a v7 id would lead back to the audit entry of the erasure.
  const fresh = randomUUID();
  await copyPilot(tx, pilotId, fresh);
  await repointAccount(tx, pilotId, fresh);
}
