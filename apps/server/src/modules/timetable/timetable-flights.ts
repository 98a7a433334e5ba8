import { type RawBuilder, type Selectable, sql } from 'kysely';
import { dayOf } from '@va/domain/months.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import { generateTimetable } from '@va/domain/timetable/generate.ts';
import { timetableInput } from '@va/schemas/platform/timetable-input.ts';
import type { Actor, PilotActor } from '#server/api/actor.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { FlightTable } from '#server/db/tables.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';

/** Rows in one statement: far below the 65 535 values that PostgreSQL takes. */
const ROWS_AT_ONCE = 500;

/** A flight as the rules of the domain see it. */
export function toFlight(row: Selectable<FlightTable>): Flight {
  return {
    id: row.id,
    number: row.number,
    dep: row.dep_icao,
    arr: row.arr_icao,
    days: row.days,
    stdUtc: row.std_utc,
    staUtc: row.sta_utc,
    arrDayOffset: row.arr_day_offset,
    blockMin: row.block_min,
    distanceNm: row.distance_nm,
    level: row.level,
    kind: row.kind,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    isPublic: row.is_public,
    note: row.note,
    source: row.source,
    locked: row.locked,
    route: row.route || undefined,
    iataType: row.iata_type ?? undefined,
    types: row.types,
  };
}

/** A flight as staff see it. */
export function viewFlight(flight: Flight) {
  return {
    ...flight,
    route: flight.route ?? '',
    iataType: flight.iataType ?? null,
    types: [...flight.types],
  };
}

function toRow(flight: Flight) {
  return {
    id: flight.id,
    number: flight.number,
    dep_icao: flight.dep,
    arr_icao: flight.arr,
    days: flight.days,
    std_utc: flight.stdUtc,
    sta_utc: flight.staUtc,
    arr_day_offset: flight.arrDayOffset,
    block_min: flight.blockMin,
    distance_nm: flight.distanceNm,
    level: flight.level,
    kind: flight.kind,
    valid_from: flight.validFrom,
    valid_until: flight.validUntil,
    is_public: flight.isPublic,
    note: flight.note,
    source: flight.source,
    locked: flight.locked,
    route: flight.route ?? '',
    iata_type: flight.iataType ?? null,
    types: [...flight.types],
  };
}

/** All flights, also ended ones, or those with these ids; by number. */
export async function readFlights(queries: Queries, ids?: readonly string[]): Promise<Flight[]> {
  return (await readRows(queries, ids)).map(toFlight);
}

/** The same as staff see them, each with its version. */
export async function readKeptFlights(queries: Queries, ids?: readonly string[]) {
  return (await readRows(queries, ids)).map((row) => ({
    ...viewFlight(toFlight(row)),
    version: row.version,
  }));
}

async function readRows(queries: Queries, ids?: readonly string[]) {
  if (ids?.length === 0) return [];
  const rows = queries.selectFrom('flight').selectAll().orderBy('number').orderBy('id');
  return (ids === undefined ? rows : rows.where('id', 'in', ids)).execute();
}

/** Adds flights, and changes those that are there already. */
export async function writeFlights(tx: Tx, flights: readonly Flight[]): Promise<void> {
  for (let from = 0; from < flights.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto('flight')
      .values(flights.slice(from, from + ROWS_AT_ONCE).map(toRow))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          number: row.ref('excluded.number'),
          days: row.ref('excluded.days'),
          std_utc: row.ref('excluded.std_utc'),
          sta_utc: row.ref('excluded.sta_utc'),
          arr_day_offset: row.ref('excluded.arr_day_offset'),
          block_min: row.ref('excluded.block_min'),
          distance_nm: row.ref('excluded.distance_nm'),
          level: row.ref('excluded.level'),
          kind: row.ref('excluded.kind'),
          valid_from: row.ref('excluded.valid_from'),
          valid_until: row.ref('excluded.valid_until'),
          is_public: row.ref('excluded.is_public'),
          note: row.ref('excluded.note'),
          source: row.ref('excluded.source'),
          locked: row.ref('excluded.locked'),
          route: row.ref('excluded.route'),
          iata_type: row.ref('excluded.iata_type'),
          types: row.ref('excluded.types'),
        })),
      )
      .execute();
}

/** Generates the first timetable of an airline without one, from its routes. Later ones are only proposed to staff. */
export async function fillTimetable(tx: Tx, { timetable }: Operations, now: Date): Promise<void> {
  if (timetable === null) return;
  const any = await tx.selectFrom('flight').select('id').limit(1).executeTakeFirst();
  if (any !== undefined) return;
  const { flights } = generateTimetable(timetableInput(timetable, [], dayOf(now)));
  await writeFlights(
    tx,
    flights.map(({ flight }) => flight),
  );
}

/** SQL condition on `flight`: it has not ended before today, UTC. */
export const flightInForce = (now: Date) =>
  sql<boolean>`(flight.valid_until is null or flight.valid_until >= ${dayOf(now)})`;

/**
 * SQL condition on a callsign: its digits equal the number of a flight in force, so that the two would look alike on
 * the networks.
 */
export const isFlightNumber = (callsign: RawBuilder<unknown>, now: Date) =>
  sql<boolean>`exists (select from flight
    where number::text = ltrim(substring(${callsign} from '[0-9]+$'), '0') and ${flightInForce(now)})`;

/** Whether the caller sees the whole timetable, because they may book; others see only public flights. */
export function seesWholeTimetable(actor: Actor): actor is PilotActor {
  return actor.kind === 'pilot' && actor.capabilities.has('bookings.own');
}
