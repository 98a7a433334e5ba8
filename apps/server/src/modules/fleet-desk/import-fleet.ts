import { createHash } from 'node:crypto';
import { refusedCsv } from '@va/domain/csv/refused-csv.ts';
import { checkAircraftCsv, type AircraftRow } from '@va/domain/fleet/aircraft-csv.ts';
import { diffFleet, type FleetDiff, type FleetTail } from '@va/domain/fleet/fleet-diff.ts';
import { constant } from '#server/db/constants.ts';
import { readCsv } from '#server/csv/read-csv.ts';
import type { Queries, Database, Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { readFleetRows, addTails, setBase } from '../fleet/aircraft-rows.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { applyFleetBodySchema } from '@va/contract/airline/fleet.ts';
import { Problem } from '#server/api/problem.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { lockTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { lockBookedPilots } from '../bookings/booking-rows.ts';
import { noteChanges } from '../file-changes/note-changes.ts';
import { readTailPlaces } from '../fleet/tails.ts';
import { changeServices, type NewService } from './change-fleet.ts';
import { ferry } from './ferry.ts';

/** The comparison of a file of aircraft with the present fleet. */
export interface FleetReview extends FleetDiff {
  /** Rows with a problem. */
  refused: number;
  refusedCsv: string | null;
  ignored: readonly string[];
  /** Digest of the review; applying compares it, so that staff apply exactly what they saw. */
  seen: string;
}

/** Reads a file and compares it with the fleet; changes nothing. */
export async function reviewFleet(queries: Queries, ops: Operations, csv: string): Promise<FleetReview> {
  const { records, problems: unreadable } = readCsv(Buffer.from(csv));
  const check = checkAircraftCsv(records, {
    airports: new Map([...ops.airports].map(([code, { icao }]) => [code, icao])),
    types: new Map(
      [...ops.types.values()].flatMap(({ id, model, icaoType }) =>
        [icaoType, model, id].map((name): [string, string] => [name, id]),
      ),
    ),
  });
  const diff = diffFleet(await readFleet(queries), check.rows);
  // For an unreadable file report only that, and not also a missing header.
  const problems =
    unreadable.length > 0
      ? unreadable
      : [...check.problems, ...diff.problems].toSorted((a, b) => a.line - b.line);
  const { added, changed, same } = diff;
  const [header, ...body] = records;
  const wrong = new Set(problems.map(({ line }) => line));
  const refused = body.filter(({ line }) => wrong.has(line));
  return {
    added,
    changed,
    same,
    problems,
    refused: refused.length,
    refusedCsv: header && refused.length > 0 ? refusedCsv(header, { problems, refused }) : null,
    ignored: check.ignored,
    seen: createHash('sha256')
      .update(JSON.stringify([added, changed, problems]))
      .digest('base64url'),
  };
}

/** Every tail, those that are gone too. */
async function readFleet(queries: Queries): Promise<FleetTail[]> {
  const tails = await readFleetRows(queries);
  const flying = await queries
    .selectFrom('report')
    .select('aircraft_id')
    .where('state', '=', constant('in_progress'))
    .where('aircraft_id', 'is not', null)
    .execute();
  const inTheAir = new Set(flying.map(({ aircraft_id }) => aircraft_id));
  return tails.map(({ id, ...tail }) => ({ ...tail, flying: inTheAir.has(id) }));
}

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
