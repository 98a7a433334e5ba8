import type { Queries } from '#server/db/database.ts';
import type { By } from '../pilots/by.ts';
import { audit } from '../audit/audit.ts';
import type { Review } from './review-timetable.ts';

/** The audit entry of a changed timetable: who, why, and how many flights of each sort. */
export function noteTimetable(
  tx: Queries,
  by: By,
  { action, reason }: { action: string; reason: string },
  { diff: { added, changed, ended } }: Review,
) {
  return audit(tx, {
    by,
    capability: 'timetable.write',
    action,
    subject: { kind: 'timetable', id: null },
    reason,
    after: { added: added.length, changed: changed.length, ended: ended.length },
  });
}
