import { type Insertable, type RawBuilder, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { AircraftRow } from '@va/domain/fleet/aircraft-csv.ts';
import type { AircraftDetails } from '@va/domain/fleet/aircraft-details.ts';
import type { Service } from '@va/domain/fleet/tail-state.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { AircraftEventTable, AircraftTable } from '#server/db/tables.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { readTailPlaces } from './tails.ts';

/** A tail that the fleet does not have yet. */
type NewTail = Omit<Insertable<AircraftTable>, 'id'>;

/** Rows inserted per statement. */
const CHUNK = 1000;

/** Adds tails; answers their ids by registration. Throws where the fleet has one already. */
export async function addTails(tx: Tx, tails: readonly NewTail[]): Promise<Map<string, string>> {
  const rows = tails.map((tail) => ({ id: uuid(), ...tail }));
  for (let at = 0; at < rows.length; at += CHUNK)
    await tx
      .insertInto('aircraft')
      .values(rows.slice(at, at + CHUNK))
      .execute();
  return new Map(rows.map(({ id, registration }) => [registration, id]));
}

/** Adds those tails that the fleet does not have. */
export async function addMissingTails(tx: Tx, tails: readonly NewTail[]): Promise<void> {
  if (tails.length === 0) return;
  await tx
    .insertInto('aircraft')
    .values(tails.map((tail) => ({ id: uuid(), ...tail })))
    .onConflict((conflict) => conflict.column('registration').doNothing())
    .execute();
}

/** Takes a tail, which is locked, out of service or back. */
export async function setService(tx: Tx, id: string, service: Service): Promise<void> {
  await tx.updateTable('aircraft').set({ service }).where('id', '=', id).execute();
}

/** Changes what staff say of a tail. */
export async function setDetails(tx: Tx, id: string, details: AircraftDetails): Promise<void> {
  const { name, livery, deliveredOn: delivered_on, base: base_icao } = details;
  await tx
    .updateTable('aircraft')
    .set({ name, livery, delivered_on, base_icao })
    .where('id', '=', id)
    .execute();
}

/** Gives a tail another base. */
export async function setBase(tx: Tx, id: string, icao: string): Promise<void> {
  await tx.updateTable('aircraft').set({ base_icao: icao }).where('id', '=', id).execute();
}

/**
 * Raises the version of tails that were moved, so that a change based on their former place is refused.
 * @param ids a query for their ids
 */
export async function noteMoved(tx: Tx, ids: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`update aircraft set updated_at = ${now} where id in (${ids})`.execute(tx);
}

/** Adds the tails of the content that are not known yet. What staff have changed since stays. */
export async function fillFleet(tx: Tx, { tails }: Operations): Promise<void> {
  await addMissingTails(
    tx,
    tails.map(({ registration, typeId, icaoType, baseIcao, isSubstitute, ...said }) => ({
      registration,
      type_id: typeId,
      icao_type: icaoType,
      base_icao: baseIcao,
      is_substitute: isSubstitute,
      name: said.name ?? '',
      livery: said.livery ?? '',
      delivered_on: said.deliveredOn ?? null,
    })),
  );
}

/** Every tail as a file has it, those that are gone too, with its id. */
export async function readFleetRows(queries: Queries): Promise<(AircraftRow & { id: string })[]> {
  const places = await readTailPlaces(queries);
  const rows = await queries.selectFrom('aircraft').selectAll().orderBy('registration').execute();
  return rows.map((row) => ({
    id: row.id,
    registration: row.registration,
    typeId: row.type_id,
    icaoType: row.icao_type,
    place: places.get(row.id)?.icao ?? row.base_icao,
    base: row.base_icao,
    service: row.service,
  }));
}

/** Notes what somebody does with a tail, for its history. */
export async function noteTailEvent(
  tx: Tx,
  tailId: string,
  event: Pick<Insertable<AircraftEventTable>, 'kind' | 'service' | 'to_icao' | 'reason' | 'before' | 'after'>,
  { actor, context }: By,
): Promise<void> {
  await tx
    .insertInto('aircraft_event')
    .values({ id: uuid(), aircraft_id: tailId, at: context.now, by_id: actor.pilotId, ...event })
    .execute();
}
