import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { camelRow } from '#server/api/camel-row.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { enqueueJob } from '#server/kernel/jobs/enqueue-job.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { z } from 'zod';
import { DAY_MS } from '@va/domain/durations.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { packExport } from './pack-export.ts';

/** A pilot's last requested copies, the newest first. */
export async function listExports(queries: Queries, pilotId: string, base: string) {
  const rows = await queries
    .selectFrom('data_export')
    .select(['id', 'asked_at', 'ready_at', 'expires_at', sql<number | null>`length(archive)`.as('bytes')])
    .where('pilot_id', '=', pilotId)
    .orderBy('asked_at', 'desc')
    .limit(10)
    .execute();
  return rows.map((row) => ({
    ...camelRow(row),
    path: row.ready_at ? `${base}plataforma/api/v1/me/export/${row.id}.zip` : null,
  }));
}

/** A packed copy, for its owner alone and while its days last. */
export async function readExport(
  queries: Queries,
  id: string,
  pilotId: string,
  now: Date,
): Promise<Uint8Array | undefined> {
  const row = await queries
    .selectFrom('data_export')
    .select('archive')
    .where('id', '=', id)
    .where('pilot_id', '=', pilotId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.archive ?? undefined;
}

/** Removes copies whose download period has ended. */
export async function removeOldExports(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('data_export').where('expires_at', '<=', now).execute();
}

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

/** Days for which a packed copy can be fetched. */
export const EXPORT_DAYS = 7;
const payloadSchema = z.object({ exportId: z.uuid() });

/** Packs the copy that a person asked for and tells them. */
export const exportJob: JobKind = {
  kind: 'data-export',
  async run({ db, clock, payload }) {
    const { exportId } = payloadSchema.parse(payload);
    return db.transaction(async (tx) => {
      const row = await tx
        .selectFrom('data_export')
        .select('pilot_id')
        .where('id', '=', exportId)
        .where('ready_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      // An earlier run packed it without noting that, or the account was erased.
      if (!row) return { bytes: 0 };
      const archive = await packExport(tx, row.pilot_id);
      const now = clock();
      await tx
        .updateTable('data_export')
        .set({ archive, ready_at: now, expires_at: new Date(now.getTime() + EXPORT_DAYS * DAY_MS) })
        .where('id', '=', exportId)
        .execute();
      await tellPilot(tx, row.pilot_id, {
        kind: 'account.export',
        title: 'La copia de tus datos está lista',
        body: `Descárgala en tu cuenta durante los próximos ${EXPORT_DAYS} días.`,
        link: '/plataforma/cuenta',
      });
      return { bytes: archive.length };
    });
  },
};
