import { dayOf } from '@va/domain/months.ts';
import { type NewAircraft, newAircraftErrors } from '@va/domain/fleet/aircraft-details.ts';
import { refuseFields } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { lockTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { isTakenAway } from '../desk-entries/read-entries.ts';
import { noteChanges } from '../file-changes/note-changes.ts';
import { addTails } from '../fleet/aircraft-rows.ts';
import { ferry } from './ferry.ts';
import { viewTail } from './fleet-view.ts';

/** Text in the history of a new aircraft that stands away from its base. */
const ARRIVAL = 'Llega a la compañía.';

/**
 * Adds one aircraft. It is listed as an import, which can be taken back as long as nobody has booked or flown the
 * aircraft; after that it can only be retired. Throws `datos-no-validos` with each wrong field.
 */
export function addAircraft(
  db: Database,
  ops: Operations,
  { reason, ...given }: NewAircraft & { reason?: string | undefined },
  by: By,
) {
  const { now } = by.context;
  return db.transaction(async (tx) => {
    await lockTimetable(tx);
    const known = await tx
      .selectFrom('aircraft')
      .select('service')
      .where('registration', '=', given.registration)
      .executeTakeFirst();
    const facts = factsOf(ops, now);
    const isGone = await isTakenAway(tx, 'aircraft_type', given.typeId);
    refuseFields(
      newAircraftErrors(given, {
        ...facts,
        serviceOf: () => known?.service,
        // Another process may have taken the type away a moment ago.
        hasType: (typeId) => facts.hasType(typeId) && !isGone,
      }),
    );
    const file = { kind: 'aircraft' as const, name: `Avión ${given.registration}`, refused: 0 };
    const { result: id, importId } = await noteChanges(tx, file, by, () => putTail(tx, ops, given, by));
    if (importId === null) throw new Error('An aircraft was added and nothing changed.');
    await audit(tx, {
      by,
      capability: 'fleet.write',
      action: 'aircraft.added',
      subject: { kind: 'aircraft', id },
      reason,
      after: given,
    });
    const { body: aircraft } = await viewTail(tx, ops, id, now);
    return { aircraft, importId };
  });
}

async function putTail(tx: Tx, ops: Operations, given: NewAircraft, by: By): Promise<string> {
  const base = ownCode(ops, given.base);
  const ids = await addTails(tx, [
    {
      registration: given.registration,
      type_id: given.typeId,
      icao_type: ops.types.get(given.typeId)?.icaoType ?? '',
      base_icao: base,
      name: given.name,
      livery: given.livery,
      delivered_on: given.deliveredOn,
    },
  ]);
  const id = ids.get(given.registration) ?? '';
  const place = ownCode(ops, given.place);
  if (place !== base) await ferry(tx, ops, id, { to: place, reason: ARRIVAL }, by);
  return id;
}

/** The airline's airports, types and the present day, for checking an aircraft. */
export function factsOf(ops: Operations, now: Date) {
  return {
    today: dayOf(now),
    hasAirport: (icao: string) => ops.airports.get(icao)?.inNetwork === true,
    hasType: (typeId: string) => ops.types.has(typeId),
  };
}
