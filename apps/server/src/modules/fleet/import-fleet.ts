import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { CsvProblem } from '@va/domain/csv/csv-record.ts';
import { refusedCsv } from '@va/domain/csv/refused-csv.ts';
import { type AircraftRow, checkAircraftCsv } from '@va/domain/fleet/aircraft-csv.ts';
import { diffFleet, type FleetDiff, type FleetTail } from '@va/domain/fleet/fleet-diff.ts';
import type { PilotActor, RequestContext } from '#server/api/actor.ts';
import { readCsv } from '#server/csv/read-csv.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '../airline/operations.ts';
import { audit } from '../audit/audit.ts';
import { changeService, ferry } from './change-fleet.ts';
import { readTailPlaces } from './tails.ts';

/** A file of aircraft against the fleet as it is. */
export interface FleetReview extends FleetDiff {
  refusedCsv: string | null;
  ignored: readonly string[];
  /** Changes with everything that the review says, so that what is applied is what was seen. */
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
  // What can't be read at all is one problem, and not also a file without a header.
  const problems =
    unreadable.length > 0
      ? unreadable
      : [...check.problems, ...diff.problems].toSorted((a, b) => a.line - b.line);
  const { added, changed, same } = diff;
  return {
    added,
    changed,
    same,
    problems,
    refusedCsv: refusedRows(records, problems),
    ignored: check.ignored,
    seen: createHash('sha256')
      .update(JSON.stringify([added, changed, problems]))
      .digest('base64url'),
  };
}

function refusedRows(
  [header, ...body]: Parameters<typeof checkAircraftCsv>[0],
  problems: readonly CsvProblem[],
): string | null {
  const wrong = new Set(problems.map(({ line }) => line));
  const refused = body.filter(({ line }) => wrong.has(line));
  return header && refused.length > 0 ? refusedCsv(header, { problems, refused }) : null;
}

/** Every tail, those that are gone too. */
async function readFleet(queries: Queries): Promise<FleetTail[]> {
  const places = await readTailPlaces(queries);
  const rows = await queries.selectFrom('aircraft').selectAll().orderBy('registration').execute();
  const flying = await queries
    .selectFrom('report')
    .select('aircraft_id')
    .where('state', '=', 'in_progress')
    .where('aircraft_id', 'is not', null)
    .execute();
  const inTheAir = new Set(flying.map(({ aircraft_id }) => aircraft_id));
  return rows.map((row) => ({
    registration: row.registration,
    typeId: row.type_id,
    icaoType: row.icao_type,
    place: places.get(row.id)?.icao ?? row.base_icao,
    base: row.base_icao,
    service: row.service,
    flying: inTheAir.has(row.id),
  }));
}

/**
 * Carries out a review in the caller's transaction, each change by the act that staff would use, with its effect on
 * bookings and its entry in the audit.
 * @param reason why, for the history of each tail
 */
export async function applyFleet(
  tx: Queries,
  ops: Operations,
  { added, changed }: Pick<FleetReview, 'added' | 'changed'>,
  reason: string,
  by: { actor: PilotActor; context: RequestContext },
): Promise<void> {
  const ids = await addTails(tx, ops, added);
  for (const { registration, base, place } of added)
    if (place !== base) await ferry(tx, ops, ids.get(registration) ?? '', { to: place, reason }, by);
  for (const { before, after } of changed) {
    const { id } = await tx
      .selectFrom('aircraft')
      .select('id')
      .where('registration', '=', after.registration)
      .executeTakeFirstOrThrow();
    // A tail that never moved stands at its base: it stays there when the base moves.
    if (before.base !== after.base) await moveBase(tx, ops, id, { before, after, reason }, by);
    else if (before.place !== after.place) await ferry(tx, ops, id, { to: after.place, reason }, by);
    if (before.service !== after.service)
      await changeService(tx, ops, id, { service: after.service, reason }, by);
  }
  await audit(tx, {
    by,
    capability: 'fleet.write',
    action: 'fleet.imported',
    subject: { kind: 'fleet', id: null },
    after: { added: added.map(({ registration }) => registration), changed: changed.length },
  });
}

async function moveBase(
  tx: Queries,
  ops: Operations,
  id: string,
  { before, after, reason }: { before: FleetTail; after: AircraftRow; reason: string },
  by: { actor: PilotActor; context: RequestContext },
): Promise<void> {
  const hasMoved = (await readTailPlaces(tx)).has(id);
  if (!hasMoved && after.place !== after.base) await ferry(tx, ops, id, { to: after.place, reason }, by);
  await tx.updateTable('aircraft').set({ base_icao: after.base }).where('id', '=', id).execute();
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

/** Rows that one statement adds. */
const CHUNK = 1000;

/** Adds tails; answers their ids by registration. */
async function addTails(
  tx: Queries,
  { types }: Operations,
  added: readonly AircraftRow[],
): Promise<Map<string, string>> {
  const rows = added.map((row) => ({
    id: uuid(),
    registration: row.registration,
    type_id: row.typeId,
    icao_type: row.icaoType,
    base_icao: row.base,
    service: row.service,
    is_substitute: row.icaoType !== types.get(row.typeId)?.icaoType,
  }));
  for (let at = 0; at < rows.length; at += CHUNK)
    await tx
      .insertInto('aircraft')
      .values(rows.slice(at, at + CHUNK))
      .execute();
  return new Map(rows.map(({ id, registration }) => [registration, id]));
}
