import { sql } from 'kysely';
import type { AircraftRow } from '@va/domain/fleet/aircraft-csv.ts';
import type { FleetTail } from '@va/domain/fleet/fleet-diff.ts';
import type { Tx } from '#server/db/database.ts';
import type { By } from '#server/kernel/audit/by.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { lockBookedPilots } from '../bookings/lock-booking.ts';
import { changeServices, type NewService } from './change-fleet.ts';
import { ferry } from './ferry.ts';
import { addTails, setBase } from '../fleet/aircraft-rows.ts';
import { readTailPlaces } from '../fleet/tail-places.ts';
import type { FleetReview } from './import-fleet.ts';

/**
 * Applies a review's changes in the caller's transaction, each by the function of the desk's own act, with the effects
 * on bookings and an audit entry.
 * @param reason for the history of each tail
 */
export async function applyFleet(
  tx: Tx,
  ops: Operations,
  { added, changed }: Pick<FleetReview, 'added' | 'changed'>,
  reason: string,
  by: By,
): Promise<void> {
  const known = await lockRegistrations(
    tx,
    changed.map(({ after }) => after.registration),
  );
  const ids = await addTails(
    tx,
    added.map((row) => ({
      registration: row.registration,
      type_id: row.typeId,
      icao_type: row.icaoType,
      base_icao: row.base,
      service: row.service,
      is_substitute: row.icaoType !== ops.types.get(row.typeId)?.icaoType,
    })),
  );
  for (const { registration, base, place } of added)
    if (place !== base) await ferry(tx, ops, ids.get(registration) ?? '', { to: place, reason }, by);
  const services: NewService[] = [];
  for (const { before, after } of changed) {
    const id = known.get(after.registration) ?? '';
    // A tail that never moved stands at its base; record its place, so that it does not follow the new base.
    if (before.base !== after.base) await moveBase(tx, ops, id, { before, after, reason }, by);
    else if (before.place !== after.place) await ferry(tx, ops, id, { to: after.place, reason }, by);
    if (before.service !== after.service) services.push({ id, service: after.service, reason });
  }
  await changeServices(tx, ops, services, by);
  await audit(tx, {
    by,
    capability: 'fleet.write',
    action: 'fleet.imported',
    subject: { kind: 'fleet', id: null },
    after: { added: added.map(({ registration }) => registration), changed: changed.length },
  });
}

/** Changes a tail's base by a file, and first records where the tail stands, since it does not move with the base. */
async function moveBase(
  tx: Tx,
  ops: Operations,
  id: string,
  { before, after, reason }: { before: FleetTail; after: AircraftRow; reason: string },
  by: By,
): Promise<void> {
  const hasMoved = (await readTailPlaces(tx)).has(id);
  if (!hasMoved && after.place !== after.base) await ferry(tx, ops, id, { to: after.place, reason }, by);
  await setBase(tx, id, after.base);
  if (hasMoved && before.place !== after.place) await ferry(tx, ops, id, { to: after.place, reason }, by);
  await audit(tx, {
    by,
    capability: 'fleet.write',
    action: 'aircraft.base-changed',
    subject: { kind: 'aircraft', id },
    before: { base: before.base },
    after: { base: after.base },
  });
}

/**
 * Locks tails, and before them every pilot who has booked one. All locks come first, because each change writes an
 * audit entry, and waiting for a lock after that could deadlock. Answers ids by registration.
 */
async function lockRegistrations(tx: Tx, registrations: readonly string[]): Promise<Map<string, string>> {
  const named = tx
    .selectFrom('aircraft')
    .select(['id', 'registration'])
    .where('registration', '=', sql<string>`any(${registrations}::text[])`);
  const rows = await named.execute();
  await lockBookedPilots(
    tx,
    'aircraft_id',
    rows.map(({ id }) => id),
  );
  await named.orderBy('id').forUpdate().execute();
  return new Map(rows.map(({ id, registration }) => [registration, id]));
}
