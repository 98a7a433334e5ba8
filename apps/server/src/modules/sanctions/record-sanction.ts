import { v7 as uuid } from 'uuid';
import { constant } from '#server/db/constants.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { GivenSanction } from '#server/kernel/effects/effects.ts';

/** Records a suspension or expulsion with its texts; the account's state has already changed. */
export async function recordSanction(
  tx: Tx,
  pilotId: string,
  { kind, until, appealUntil, facts, heard, byId }: GivenSanction,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('sanction')
    .values({
      id: uuid(),
      pilot_id: pilotId,
      kind,
      facts,
      heard,
      starts_at: now,
      ends_at: until === null ? null : new Date(until),
      appeal_until: new Date(appealUntil),
      decided_by: byId,
    })
    .execute();
}

/** Records that the pilot's current suspension ended early. */
export async function liftSuspension(tx: Tx, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sanction')
    .set({ lifted_at: now })
    .where('pilot_id', '=', pilotId)
    .where('kind', '=', 'suspension')
    .where('lifted_at', 'is', null)
    .where('ends_at', '>', now)
    .execute();
}

/** Records that the pilot's expulsion was lifted. */
export async function liftExpulsion(tx: Tx, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sanction')
    .set({ lifted_at: now })
    .where('pilot_id', '=', pilotId)
    .where('kind', '=', 'expulsion')
    .where('lifted_at', 'is', null)
    .execute();
}

/** Records the warning for a report voided for cheating. */
export async function warnForReport(
  tx: Tx,
  { pilotId, reportId }: { pilotId: string; reportId: string },
  { facts, heard, byId, appealUntil }: { facts: string; heard: string; byId: string; appealUntil: Date },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('sanction')
    .values({
      id: uuid(),
      pilot_id: pilotId,
      report_id: reportId,
      kind: 'warning',
      facts,
      heard,
      starts_at: now,
      appeal_until: appealUntil,
      decided_by: byId,
    })
    .execute();
}

/** Lifts the warning of a report whose voiding was taken back. */
export async function liftWarningOfReport(tx: Tx, reportId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sanction')
    .set({ lifted_at: now })
    .where('report_id', '=', reportId)
    .where('lifted_at', 'is', null)
    .execute();
}

/** Deletes sanctions of erased accounts a year after they began. */
export async function forgetSanctions(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  await queries
    .deleteFrom('sanction')
    .where('starts_at', '<', before)
    .where(
      'pilot_id',
      'in',
      queries.selectFrom('pilot').select('id').where('status', '=', constant('erased')),
    )
    .execute();
}
