import { type RawBuilder, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';

/** Hours that a flight of another system adds. */
interface FlownHours {
  /** Of the pilot. */
  pilotId: string;
  /** Of the report. */
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

/** Removes the hours of flights that go; call it while fixed rows may change. */
export async function removeFlownHours(tx: Tx, reportIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('hours_entry').where('report_id', 'in', reportIds).execute();
}

/** Removes entries of hours by their ids; call it while fixed rows may change. */
export async function removeHours(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('hours_entry').where('id', 'in', ids).execute();
}

/** Removes the balances that an import brought to pilots; call it while fixed rows may change, and close the gaps. */
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
 * Removes entries of points with what has reversed them; call it while fixed rows may change, and close the gaps.
 * @param entries a query that answers their ids
 */
export async function removePoints(tx: Tx, entries: RawBuilder<unknown>): Promise<void> {
  await sql`delete from points_entry where id in (${entries}) or reverses_id in (${entries})`.execute(tx);
}

/**
 * Dates entries of points as if they had been posted then; call it while fixed rows may change.
 * @param entries a query that answers `id` and `at`
 */
export async function datePoints(tx: Tx, entries: RawBuilder<unknown>): Promise<void> {
  await sql`update points_entry set posted_at = dated.at from (${entries}) as dated
    where points_entry.id = dated.id`.execute(tx);
}
