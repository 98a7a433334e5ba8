import type { Tx } from '#server/db/database.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { Review } from './review-timetable.ts';

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
