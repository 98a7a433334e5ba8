import { v7 as uuid } from 'uuid';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { constant } from '#server/db/constants.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { By } from '#server/kernel/audit/by.ts';

/** What an appeal is against: the column that names it, and its id. */
type Against = readonly [column: 'report_id' | 'sanction_id' | 'promotion_id', id: string];

/** What is decided on an appeal, with the words for who appealed. */
export interface AppealDecision {
  verdict: 'uphold' | 'dismiss';
  answer: string;
}

/** The appeals against something that were not taken back: whether it was appealed already. */
export const standingAppeals = (tx: Tx, [column, id]: Against) =>
  tx.selectFrom('appeal').select('id').where(column, '=', id).where('state', '!=', constant('withdrawn'));

/** Writes an appeal; whether it may be raised is its caller's to know. */
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
    /** It declares an emergency on the report. */
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

/** Takes back the open appeal against something; false where there is none. */
export async function takeBackAppeal(tx: Tx, [column, id]: Against, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('appeal')
    .set({ state: 'withdrawn', decided_at: now })
    .where(column, '=', id)
    .where('state', '=', constant('open'))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** When the open appeal against a report was raised, where it declares an emergency; null where none does. */
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
 * Closes an open appeal against a sanction or a decision on a rank; the state that it ends in.
 * @param firstDeciderId who decided what it is against: somebody else closes it
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

/** Says who is to decide an open appeal; with null anybody may. */
export async function giveAppealTo(tx: Tx, id: string, pilotId: string | null): Promise<void> {
  await tx.updateTable('appeal').set({ assigned_to: pilotId }).where('id', '=', id).execute();
}

/** Writes the answer to the open appeal against a report; `partly` where only some rules were let off. */
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
