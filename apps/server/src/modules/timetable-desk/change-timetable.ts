import type { Database, Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { lockTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { noteChanges } from '../file-changes/note-changes.ts';
import { readRevision } from '../timetable/timetable-revision.ts';
import { applyReview } from './apply-timetable.ts';
import { expectRevision } from './expect-flight.ts';
import type { ReadTimetable } from './read-timetable-csv.ts';
import { type Review, reviewTimetable } from './review-timetable.ts';
import type { Proposal } from './timetable-desk.ts';

/** A timetable that replaces the present one. */
type GivenTimetable = Pick<ReadTimetable, 'next'> & Partial<ReadTimetable & Proposal>;

/** The applied changes and the resulting timetable. */
export interface AppliedTimetable {
  review: Review;
  revision: number;
  given: GivenTimetable;
  importId: string | null;
}

/**
 * Puts a whole timetable into force, listed as an import that can be taken back. Throws `cambiado-entretanto` if the
 * timetable no longer has this `revision` (optimistic lock), and `horario-con-errores`.
 */
export function applyTimetable(
  db: Database,
  ops: Operations,
  by: By,
  {
    action,
    reason,
    revision,
    fileName,
    read,
  }: {
    action: string;
    reason: string;
    revision: number;
    fileName: string;
    read: (tx: Tx) => Promise<GivenTimetable>;
  },
): Promise<AppliedTimetable> {
  const { now } = by.context;
  return db.transaction(async (tx) => {
    await lockTimetable(tx);
    await expectRevision(tx, revision);
    const given = await read(tx);
    const review = await reviewTimetable(tx, ops, given, now);
    const file = { kind: 'flights' as const, name: fileName, refused: given.refused ?? 0 };
    const { importId } = await noteChanges(tx, file, by, () => applyReview(tx, ops, review, now));
    await noteTimetable(tx, by, { action, reason }, review);
    return { review, revision: await readRevision(tx), given, importId };
  });
}

/** The audit entry of a changed timetable: who, why, how many flights of each sort, and which where it is about one. */
export function noteTimetable(
  tx: Tx,
  by: By,
  { action, reason }: { action: string; reason: string | undefined },
  { diff: { added, changed, ended } }: Review,
  flightId: string | null = null,
) {
  return audit(tx, {
    by,
    capability: 'timetable.write',
    action,
    subject: { kind: 'timetable', id: flightId },
    reason,
    after: { added: added.length, changed: changed.length, ended: ended.length },
  });
}
