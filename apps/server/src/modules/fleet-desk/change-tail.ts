import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { changeServices, expectTail, type NewService } from './change-fleet.ts';
import { ferry } from './ferry.ts';
import { viewTail } from './fleet-view.ts';

/** A tail in the version that the caller read. */
interface SeenTail {
  id: string;
  version: number;
}

/** Takes one tail out of service or back; answers it as it is now. */
export function changeService(
  db: Database,
  ops: Operations,
  { id, version }: SeenTail,
  change: Omit<NewService, 'id'>,
  by: By,
) {
  return db.transaction(async (tx) => {
    await expectTail(tx, id, version);
    await changeServices(tx, ops, [{ id, ...change }], by);
    return viewTail(tx, ops, id, by.context.now);
  });
}

/** Moves one tail without a flight (ferry); answers it as it is now. */
export function ferryTail(
  db: Database,
  ops: Operations,
  { id, version }: SeenTail,
  move: { to: string; reason: string },
  by: By,
) {
  return db.transaction(async (tx) => {
    await expectTail(tx, id, version);
    await ferry(tx, ops, id, move, by);
    return viewTail(tx, ops, id, by.context.now);
  });
}
