import { v7 as uuid } from 'uuid';
import type { Database } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { enqueueJob } from '#server/kernel/jobs/enqueue-job.ts';

/** Queues a copy of a pilot's data. While one is being packed, a further request changes nothing. */
export function askExport(db: Database, pilotId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPilot(tx, pilotId);
    const waiting = await tx
      .selectFrom('data_export')
      .select('id')
      .where('pilot_id', '=', pilotId)
      .where('ready_at', 'is', null)
      .executeTakeFirst();
    if (waiting) return;
    const id = uuid();
    await tx.insertInto('data_export').values({ id, pilot_id: pilotId, asked_at: now }).execute();
    await enqueueJob(tx, {
      kind: 'data-export',
      runKey: `data-export:${id}`,
      payload: { exportId: id },
      at: now,
    });
  });
}
