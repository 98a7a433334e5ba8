import { v7 as uuid } from 'uuid';
import type { Database } from '#server/db/database.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { enqueueJob } from '#server/kernel/jobs/enqueue-job.ts';
import { INVITE_IMPORTED } from './invite-imported.ts';

/** Asks for the invitations of an import's pilots. */
export function askInvitations(db: Database, importId: string, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    await enqueueJob(tx, {
      kind: INVITE_IMPORTED,
      runKey: `${INVITE_IMPORTED}:${uuid()}`,
      payload: { importId, byId: by.actor.pilotId },
      at: by.context.now,
    });
    await audit(tx, {
      by,
      capability: 'pilots.manage',
      action: 'import.invited',
      subject: { kind: 'import', id: importId },
    });
  });
}
