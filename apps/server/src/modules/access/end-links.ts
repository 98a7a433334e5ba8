import type { LinkKind } from '@va/contract/account/session.ts';
import type { Tx } from '#server/db/database.ts';

/** Revokes a pilot's unused links of this kind. */
export async function endLinks(tx: Tx, pilotId: string, kind: LinkKind, now: Date): Promise<void> {
  await tx
    .updateTable('access_link')
    .set({ revoked_at: now })
    .where('pilot_id', '=', pilotId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}
