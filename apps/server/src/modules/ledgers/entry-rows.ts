import { type Insertable, type RawBuilder, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Queries, Tx } from '#server/db/database.ts';
import type { HoursEntryTable } from '#server/db/tables.ts';

/** Hours that an imported flight adds. */
interface FlownHours {
  /** Id of the pilot. */
  pilotId: string;
  /** Id of the report. */
  id: string;
  minutes: number;
}

/** Posts the hours of many flights that an import brings, in one statement. */
export async function bringFlownHours(
  tx: Tx,
  flights: readonly FlownHours[],
  { importId, now }: { importId: string; now: Date },
): Promise<void> {
  const given = flights.map(({ pilotId, id, minutes }) => ({ entry: uuid(), pilotId, id, minutes }));
  await sql`
    insert into hours_entry (id, pilot_id, report_id, minutes, kind, posted_at, import_id)
    select entry, "pilotId", id, minutes, 'flight', ${now}, ${importId}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as row (entry uuid, "pilotId" uuid, id uuid, minutes int)`.execute(tx);
}

/** Deletes the hours of flights that are being removed. Call it within `changingFixed`. */
export async function removeFlownHours(tx: Tx, reportIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('hours_entry').where('report_id', 'in', reportIds).execute();
}

/** Deletes hours entries by their ids. Call it within `changingFixed`. */
export async function removeHours(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('hours_entry').where('id', 'in', ids).execute();
}

/** Deletes the balances that an import brought. Call it within `changingFixed`, and `closeGaps` afterwards. */
export async function removeBroughtBalances(
  tx: Tx,
  importId: string,
  pilotIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('hours_entry')
    .where('import_id', '=', importId)
    .where('pilot_id', 'in', pilotIds)
    .execute();
  await tx
    .deleteFrom('points_entry')
    .where('import_id', '=', importId)
    .where('pilot_id', 'in', pilotIds)
    .execute();
}

/**
 * Deletes points entries and their reversals. Call it within `changingFixed`, and `closeGaps` afterwards.
 * @param entries a query for their ids
 */
export async function removePoints(tx: Tx, entries: RawBuilder<unknown>): Promise<void> {
  await sql`delete from points_entry where id in (${entries}) or reverses_id in (${entries})`.execute(tx);
}

/**
 * Changes the posting times of points entries. Call it within `changingFixed`.
 * @param entries a query for `id` and `at`, the new time
 */
export async function datePoints(tx: Tx, entries: RawBuilder<unknown>): Promise<void> {
  await sql`update points_entry set posted_at = dated.at from (${entries}) as dated
    where points_entry.id = dated.id`.execute(tx);
}

/** Posts an entry of a pilot's hours, whose row is locked; answers its id. */
export async function postHours(
  tx: Tx,
  entry: Omit<Insertable<HoursEntryTable>, 'id' | 'posted_at'>,
  now: Date,
): Promise<string> {
  const id = uuid();
  await tx
    .insertInto('hours_entry')
    .values({ ...entry, id, posted_at: now })
    .execute();
  return id;
}

/** Query for points entries that were not reversed, under the alias `entry`. */
export function standingEntries(queries: Queries) {
  return queries
    .selectFrom('points_entry as entry')
    .leftJoin('points_entry as undone', 'undone.reverses_id', 'entry.id')
    .where('undone.id', 'is', null);
}
