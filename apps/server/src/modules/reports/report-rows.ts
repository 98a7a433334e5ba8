import { type Insertable, type RawBuilder, type Updateable, sql } from 'kysely';
import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { ReportTable } from '#server/db/tables.ts';
import { beginRecording } from '../recorded/recording-rows.ts';
import type { ReportRow } from './report-row.ts';

/** Writes a new report, with room for what will be recorded of it; its history is its caller's to begin. */
export async function addReport(tx: Tx, row: Insertable<ReportTable>): Promise<ReportRow> {
  const added = await tx.insertInto('report').values(row).returningAll().executeTakeFirstOrThrow();
  await beginRecording(tx, added.id);
  return added;
}

/** Changes columns of a report that is locked, besides its state: that moves by `moveReport`. Answers the row as it is now. */
export function setReport(tx: Tx, id: string, columns: Updateable<ReportTable>): Promise<ReportRow> {
  return tx.updateTable('report').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Part of a statement: a flight that is still in this state was heard of; answers its `id`. */
export const hearFlight = (
  id: string,
  state: ReportRow['state'],
  receivedAt: Date,
): RawBuilder<unknown> => sql`
      update report set heard_at = case state when 'in_progress' then ${receivedAt}::timestamptz else heard_at end
      where id = ${id}::uuid and state = ${state} returning id`;

/** Says where a flight came down, with its second pilot. @param arrival the airport, and whether it is another than planned */
export async function setArrival(
  tx: Tx,
  id: string,
  { icao, diversion }: { icao: string; diversion: boolean },
): Promise<void> {
  await tx
    .updateTable('report')
    .set({ arr_icao: icao, diversion })
    .where((is) => is.or([is('id', '=', id), is('primary_report_id', '=', id)]))
    .execute();
}

/** Notes that the pilot was reminded of a question on a report; false where it waits no more, or they were before. */
export async function noteReminded(tx: Tx, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('report')
    .set({ question_reminded_at: now })
    .where('code', '=', code)
    .where('state', '=', constant('in_review'))
    .where('asked_at', 'is not', null)
    .where('question_reminded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a report a version of its own, so that nobody decides on what they have not read. Answers the row as it is now. */
export const renewVersion = (tx: Tx, { id, state }: ReportRow): Promise<ReportRow> =>
  setReport(tx, id, { state });

/** Removes reports that nothing names any more. */
export async function removeReports(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('report')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Of two accounts that become one: the names that recorders gave to flights of both stay with the account that stays. */
export async function freeFlightNames(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update report a set client_flight_id = null where pilot_id = ${from} and exists (
    select from report b where b.pilot_id = ${to} and b.client_flight_id = a.client_flight_id)`.execute(tx);
}

/** Nobody is their own second pilot: of two accounts that become one, neither flew along with the other. */
export async function partFlownPilots(tx: Tx, one: string, other: string): Promise<void> {
  await sql`update report set second_pilot_id = null
    where (pilot_id, second_pilot_id) in ((${one}, ${other}), (${other}, ${one}))`.execute(tx);
}
