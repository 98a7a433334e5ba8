import { type AircraftDetails, changedDetails, detailErrors } from '@va/domain/fleet/aircraft-details.ts';
import { refuseFields } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { noteTailEvent, setDetails } from '../fleet/aircraft-rows.ts';
import { readTailPlaces } from '../fleet/tails.ts';
import { factsOf } from './add-aircraft.ts';
import { expectTail, changeServices, type NewService } from './change-fleet.ts';
import { ferry } from './ferry.ts';
import { viewTail } from './fleet-view.ts';

/** Text in the history of an aircraft that never moved and stays in place when its base changes. */
const STAYS = 'Se queda donde está: lo que cambia es su base.';

/** Changes of an aircraft; fields that are left out stay as they are. */
type Change = { readonly [Field in keyof AircraftDetails]?: AircraftDetails[Field] | undefined };

/** Changes what staff say of an aircraft; answers it as it is now. Throws `datos-no-validos` with each field that is wrong. */
export function changeAircraft(
  db: Database,
  ops: Operations,
  { id, version }: { id: string; version: number },
  { reason, ...change }: Change & { reason?: string | undefined },
  by: By,
) {
  return db.transaction(async (tx) => {
    const tail = await expectTail(tx, id, version);
    const before: AircraftDetails = {
      name: tail.name,
      livery: tail.livery,
      deliveredOn: tail.delivered_on,
      base: tail.base_icao,
    };
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const after: AircraftDetails = { ...before, ...given };
    refuseFields(
      detailErrors(after, factsOf(ops, by.context.now)).filter(({ field }) => before[field] !== after[field]),
    );
    const base = ownCode(ops, after.base);
    const changed = changedDetails(before, { ...after, base });
    if (changed === null) return viewTail(tx, ops, id, by.context.now);
    // An aircraft that never moved stands at its old base; record that place.
    if (base !== before.base && !(await readTailPlaces(tx)).has(id))
      await ferry(tx, ops, id, { to: before.base, reason: STAYS }, by);
    await setDetails(tx, id, { ...after, base });
    const words = { before: JSON.stringify(changed.before), after: JSON.stringify(changed.after) };
    await noteTailEvent(tx, id, { kind: 'change', reason: reason || null, ...words }, by);
    await audit(tx, {
      by,
      capability: 'fleet.write',
      action: 'aircraft.changed',
      subject: { kind: 'aircraft', id },
      reason,
      ...changed,
    });
    return viewTail(tx, ops, id, by.context.now);
  });
}

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
