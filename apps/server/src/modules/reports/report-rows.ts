import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Report } from '@va/domain/report/report.ts';
import { constant } from '#server/db/constants.ts';
import type { Tx, Queries } from '#server/db/database.ts';
import type { ReportTable, VoidProposalTable } from '#server/db/tables.ts';
import { beginRecording } from '../recorded/recording-rows.ts';
import { Problem } from '#server/api/problem.ts';
import { isUnfinished } from '../flown/flown.ts';

export type ReportRow = Selectable<ReportTable>;

/** Inserts a report with an empty recording; the caller adds the first line of its history. */
export async function addReport(tx: Tx, row: Insertable<ReportTable>): Promise<ReportRow> {
  const added = await tx.insertInto('report').values(row).returningAll().executeTakeFirstOrThrow();
  await beginRecording(tx, added.id);
  return added;
}

/**
 * Changes columns of a locked report, except its state, which only `moveReport` changes. Answers the row as it is now.
 */
export function setReport(tx: Tx, id: string, columns: Updateable<ReportTable>): Promise<ReportRow> {
  return tx.updateTable('report').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/**
 * Part of a statement: sets the time at which a flight was last heard, if it is still in this state; yields its `id`.
 */
export const hearFlight = (
  id: string,
  state: ReportRow['state'],
  receivedAt: Date,
): RawBuilder<unknown> => sql`
      update report set heard_at = case state when 'in_progress' then ${receivedAt}::timestamptz else heard_at end
      where id = ${id}::uuid and state = ${state} returning id`;

/**
 * Sets a flight's arrival, also on its second pilot's report.
 * @param arrival the airport, and whether it is a diversion
 */
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

/** Records that the pilot was reminded of a question; false if it no longer waits, or they were reminded before. */
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

/**
 * Raises a report's version, so that nobody decides on a state that they have not read. Answers the row as it is now.
 */
export const renewVersion = (tx: Tx, { id, state }: ReportRow): Promise<ReportRow> =>
  setReport(tx, id, { state });

/** The report as its state machine sees it. */
export function toReport(row: ReportRow): Report {
  const at = (time: Date | null) => time?.getTime() ?? null;
  return {
    state: row.state,
    reason: row.reason,
    source: row.source,
    pilotId: row.pilot_id,
    clientFlightId: row.client_flight_id,
    startedAt: row.created_at.getTime(),
    touchedAt: (row.heard_at ?? row.created_at).getTime(),
    plannedBlockMin: row.planned_block_min ?? 0,
    emergency: row.emergency_at !== null,
    pilotEmergency: row.pilot_emergency,
    outcome: row.outcome,
    standing: row.standing,
    score: row.score,
    submittedAt: at(row.submitted_at),
    decidedAt: at(row.decided_at),
    deciderId: row.decider_id,
    confirmedById: row.confirmed_by_id,
    askedAt: at(row.asked_at),
  };
}

/** Deletes reports; no other row may still refer to them. */
export async function removeReports(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('report')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/**
 * Before a merge: if recorders gave flights of both accounts the same name, only the remaining account's flight keeps
 * it.
 */
export async function freeFlightNames(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update report a set client_flight_id = null where pilot_id = ${from} and exists (
    select from report b where b.pilot_id = ${to} and b.client_flight_id = a.client_flight_id)`.execute(tx);
}

/** Before a merge: removes each account as the other's second pilot, since nobody can be their own. */
export async function partFlownPilots(tx: Tx, one: string, other: string): Promise<void> {
  await sql`update report set second_pilot_id = null
    where (pilot_id, second_pilot_id) in ((${one}, ${other}), (${other}, ${one}))`.execute(tx);
}

/** Stores a proposal to void a report, which a second person must confirm. */
export async function addProposal(tx: Tx, row: Insertable<VoidProposalTable>): Promise<void> {
  await tx.insertInto('void_proposal').values(row).execute();
}

/** Deletes the proposal to void a report; false if there is none. */
export async function dropProposal(tx: Tx, reportId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('void_proposal')
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A report of a pilot's own. */
export interface OwnReport {
  pilotId: string;
  code: string;
}

/** A report of a pilot's own; throws `no-encontrado` for any other. Locked in a transaction. */
export async function findOwnReport(
  queries: Queries,
  pilotId: string,
  code: string,
  { lock = false } = {},
): Promise<ReportRow> {
  const asked = queries
    .selectFrom('report')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .where('code', '=', code);
  return (lock ? asked.forUpdate() : asked).executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
}

/** A pilot's flight that is in progress, interrupted or withdrawn; undefined without one. */
export function findUnfinished(queries: Queries, pilotId: string): Promise<ReportRow | undefined> {
  return queries
    .selectFrom('report')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .where(isUnfinished)
    .executeTakeFirst();
}
