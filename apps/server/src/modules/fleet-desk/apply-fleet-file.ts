import type { z } from 'zod';
import type { applyFleetBodySchema } from '@va/contract/airline/fleet-import.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { lockTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { noteChanges } from '../file-changes/note-changes.ts';
import { applyFleet } from './apply-fleet.ts';
import { type FleetReview, reviewFleet } from './import-fleet.ts';

/**
 * Applies a reviewed file of aircraft, as an import that can be taken back. Throws `cambiado-entretanto` if the fleet
 * changed since the review, and `archivo-con-errores` if rows are wrong and the caller did not ask to apply the others.
 */
export function applyFleetFile(
  db: Database,
  ops: Operations,
  body: z.output<typeof applyFleetBodySchema>,
  by: By,
): Promise<{ review: FleetReview; importId: string | null }> {
  return db.transaction(async (tx) => {
    await lockTimetable(tx);
    const review = await reviewFleet(tx, ops, body.csv);
    if (review.seen !== body.seen) throw new Problem('cambiado-entretanto');
    if (review.problems.length > 0 && !body.partial) throw new Problem('archivo-con-errores');
    const file = { kind: 'aircraft' as const, name: body.fileName, refused: review.refused };
    const work = () => applyFleet(tx, ops, review, body.reason, by);
    const { importId } = await noteChanges(tx, file, by, work);
    return { review, importId };
  });
}
