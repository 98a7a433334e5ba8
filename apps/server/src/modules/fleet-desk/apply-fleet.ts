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
 * Carries out a review in the caller's transaction, each change by the act that staff would use, with its effect on
 * bookings and its entry in the audit.
 * @param reason why, for the history of each tail
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
    // A tail that never moved stands at its base: it stays there when the base moves.
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

/** Moves the base of a tail by a file, and where it stands, which is not to follow by itself. */
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
 * Locks tails, and before them every pilot who has booked one: each change of a tail ends with an audit entry, after which
 * nobody may be waited for. Answers ids by registration.
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
