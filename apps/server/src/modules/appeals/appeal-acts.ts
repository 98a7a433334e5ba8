import { v7 as uuid } from 'uuid';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { constant } from '#server/db/constants.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { By } from '#server/kernel/audit/audit.ts';

/** The appealed thing: the column that refers to it, and its id. */
type Against = readonly [column: 'report_id' | 'sanction_id' | 'promotion_id', id: string];

/** The decision on an appeal, with the answer that the pilot reads. */
export interface AppealDecision {
  verdict: 'uphold' | 'dismiss';
  answer: string;
}

/** Query for the appeals against a thing that the pilot has not withdrawn. */
export const standingAppeals = (tx: Tx, [column, id]: Against) =>
  tx.selectFrom('appeal').select('id').where(column, '=', id).where('state', '!=', constant('withdrawn'));

/** Inserts an appeal; the caller must have checked that the pilot may appeal. */
export async function raiseAppeal(
  tx: Tx,
  [column, id]: Against,
  pilotId: string,
  {
    text,
    evidence,
    rules = [],
    emergency = false,
  }: {
    text: string;
    evidence: readonly string[];
    rules?: readonly string[];
    /** Whether the appeal declares an emergency on the report. */
    emergency?: boolean;
  },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('appeal')
    .values({
      id: uuid(),
      [column]: id,
      pilot_id: pilotId,
      text,
      rules: [...rules],
      evidence: [...evidence],
      emergency,
      raised_at: now,
    })
    .execute();
}

/** Withdraws the open appeal against a thing; false if there is none. */
export async function takeBackAppeal(tx: Tx, [column, id]: Against, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('appeal')
    .set({ state: 'withdrawn', decided_at: now })
    .where(column, '=', id)
    .where('state', '=', constant('open'))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** When the report's open appeal that declares an emergency was raised; null if there is none. */
export async function emergencyRaisedAt(queries: Queries, reportId: string): Promise<Date | null> {
  const open = await queries
    .selectFrom('appeal')
    .select('raised_at')
    .where('report_id', '=', reportId)
    .where('state', '=', constant('open'))
    .where('emergency', '=', true)
    .executeTakeFirst();
  return open?.raised_at ?? null;
}

/**
 * Closes an open appeal against a sanction or a rank decision. Answers the appeal's final state.
 * @param firstDeciderId the person who made the appealed decision; that person may not close the appeal
 */
export async function closeAppeal(
  tx: Tx,
  appeal: { id: string; pilot_id: string; state: string },
  firstDeciderId: string | null,
  { verdict, answer }: AppealDecision,
  { actor: { pilotId }, context: { now } }: By,
): Promise<'upheld' | 'dismissed'> {
  const matter = { ownerId: appeal.pilot_id, firstDeciderId: firstDeciderId ?? undefined };
  unlessRefused(refuseDecision(pilotId, matter));
  if (appeal.state !== 'open') throw new Problem('cambiado-entretanto', { current: { state: appeal.state } });
  const state = verdict === 'uphold' ? 'upheld' : 'dismissed';
  await tx
    .updateTable('appeal')
    .set({ state, decided_by: pilotId, answer, decided_at: now })
    .where('id', '=', appeal.id)
    .execute();
  return state;
}

/** Assigns an open appeal to a member of staff; null lets anybody decide it. */
export async function giveAppealTo(tx: Tx, id: string, pilotId: string | null): Promise<void> {
  await tx.updateTable('appeal').set({ assigned_to: pilotId }).where('id', '=', id).execute();
}

/** Closes the open appeal against a report with an answer; `partly` if it was upheld only for some rules. */
export async function answerReportAppeal(
  tx: Tx,
  reportId: string,
  { state, answer, byId }: { state: 'upheld' | 'partly' | 'dismissed'; answer: string; byId: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('appeal')
    .set({ state, decided_by: byId, answer, decided_at: now })
    .where('report_id', '=', reportId)
    .where('state', '=', constant('open'))
    .execute();
}

/** Withdraws the open appeals of an erased account: there is nobody left to get a rank or be relieved of a sanction. */
export async function withdrawOpenAppeals(tx: Tx, _: Airline, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('appeal')
    .set({ state: 'withdrawn', decided_at: now })
    .where('pilot_id', '=', pilotId)
    .where('state', '=', constant('open'))
    .execute();
}

/** Appeals with the callsigns of the pilot, of the decider and of the assigned member of staff. */
export function appealsWithNames(queries: Queries) {
  return queries
    .selectFrom('appeal')
    .innerJoin('pilot', 'pilot.id', 'appeal.pilot_id')
    .leftJoin('pilot as decider', 'decider.id', 'appeal.decided_by')
    .leftJoin('pilot as assignee', 'assignee.id', 'appeal.assigned_to')
    .selectAll('appeal')
    .select(['pilot.callsign', 'decider.callsign as decider_callsign'])
    .select('assignee.callsign as assignee_callsign');
}

type AppealRow = Awaited<ReturnType<ReturnType<typeof appealsWithNames>['executeTakeFirstOrThrow']>>;

/** The fields that staff see of an appeal against a sanction or a rank decision. */
export function viewAppeal(row: AppealRow) {
  return {
    id: row.id,
    callsign: row.callsign,
    text: row.text,
    evidence: row.evidence,
    state: wholeState(row.state),
    raisedAt: row.raised_at.toISOString(),
    answer: row.answer,
    decidedBy: row.decider_callsign,
    assignedTo: row.assignee_callsign,
  };
}

/** Narrows the state of an appeal against a sanction or rank decision, which is never upheld only in part. */
export function wholeState(state: AppealRow['state']) {
  return state === 'partly' ? 'upheld' : state;
}
