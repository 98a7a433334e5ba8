import { sql } from 'kysely';
import { camelRow } from '#server/api/camel-row.ts';
import type { Queries } from '#server/db/database.ts';

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
