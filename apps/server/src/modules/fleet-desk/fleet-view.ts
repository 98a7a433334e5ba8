import { constants } from '#server/db/constants.ts';
import { modelOf } from '#server/kernel/airline/model-of.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { tailState } from '@va/domain/fleet/tail-state.ts';
import type { aircraftSchema, aircraftHistorySchema } from '@va/contract/airline/fleet.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { type BookingRow, selectBookings, toBooking } from '../bookings/booking-rows.ts';
import { readTailPlaces } from '../fleet/tails.ts';
import { COUNTED_COLUMNS } from '../file-changes/note-changes.ts';

export type AircraftBody = z.input<typeof aircraftSchema>;

interface Flown {
  minutes: number;
  cycles: number;
  /**
   * Last time that the recorder of the flight in progress sent something, ms since 1970; null without such a flight.
   */
  heardAt: number | null;
}

/**
 * All tails, including those that are gone for good, by registration; place, state and hours are computed each time.
 */
export async function viewFleet(queries: Queries, ops: Operations, now: Date): Promise<AircraftBody[]> {
  const [tails, places, flown, notes, bookings] = [
    await queries.selectFrom('aircraft').selectAll().orderBy('registration').execute(),
    await readTailPlaces(queries),
    await readFlown(queries),
    await readNotes(queries),
    await selectBookings(queries)
      .where('booking.state', 'in', constants('reserved', 'flying'))
      .orderBy('booking.std')
      .execute(),
  ];
  return tails.map((tail) => {
    const place = places.get(tail.id);
    const icao = place?.icao ?? tail.base_icao;
    const own = bookings.filter(({ aircraft_id }) => aircraft_id === tail.id);
    const done = flown.get(tail.id);
    return {
      id: tail.id,
      registration: tail.registration,
      typeId: tail.type_id,
      model: modelOf(ops, tail.type_id),
      icaoType: tail.icao_type,
      name: tail.name,
      livery: tail.livery,
      deliveredOn: tail.delivered_on,
      base: tail.base_icao,
      isSubstitute: tail.is_substitute,
      service: tail.service,
      state: tailState(own.map(toBooking), done?.heardAt ?? null, now.getTime()),
      place: {
        icao,
        city: viewPlace(ops, icao).city,
        since: place ? new Date(place.since).toISOString() : null,
      },
      minutes: done?.minutes ?? 0,
      cycles: done?.cycles ?? 0,
      next: nextOf(own, now),
      note: tail.service === 'operational' ? null : (notes.get(tail.id) ?? null),
      version: tail.version,
    };
  });
}

function nextOf(own: readonly BookingRow[], now: Date): AircraftBody['next'] {
  const next = own.find(({ sta }) => sta > now);
  if (next === undefined) return null;
  return {
    std: next.std.toISOString(),
    dep: next.dep_icao,
    arr: next.arr_icao,
    callsign: next.callsign,
    number: next.flight_number,
  };
}

/** Flights and hours of each tail; of a flight with two pilots' reports, only the first pilot's counts. */
async function readFlown(queries: Queries): Promise<Map<string, Flown>> {
  const { rows } = await sql<{ id: string; minutes: number; cycles: number; heard_at: Date | null }>`
    select aircraft_id as id,
      coalesce(sum(block_min) filter (where stands), 0) as minutes,
      count(*) filter (where stands) as cycles,
      max(coalesce(heard_at, off_block)) filter (where state = 'in_progress') as heard_at
    from (select *, state in ('submitted', 'in_review', 'accepted', 'appealed')
      and standing is distinct from 'rejected' and on_block is not null as stands from report) r
    where aircraft_id is not null and source <> 'second_pilot' group by aircraft_id`.execute(queries);
  return new Map(
    rows.map(({ id, minutes, cycles, heard_at }) => [
      id,
      { minutes, cycles, heardAt: heard_at?.getTime() ?? null },
    ]),
  );
}

/** The reason of each tail's last change of service. */
async function readNotes(queries: Queries): Promise<Map<string, string | null>> {
  const rows = await queries
    .selectFrom('aircraft_event')
    .select(['aircraft_id', 'reason'])
    .where('kind', '=', 'service_change')
    .orderBy('at')
    .execute();
  return new Map(rows.map(({ aircraft_id, reason }) => [aircraft_id, reason]));
}

/** One tail as the desk sees it, with its version. Throws `no-encontrado`. */
export async function viewTail(queries: Queries, ops: Operations, id: string, now: Date) {
  const body = (await viewFleet(queries, ops, now)).find((one) => one.id === id);
  if (body === undefined) throw new Problem('no-encontrado');
  return { body, version: body.version };
}

type Entry = z.input<typeof aircraftHistorySchema>['entries'][number];

/** Most entries shown. */
const MOST = 200;

/**
 * A tail's history, the latest first: valid flights (once for two pilots), ferries, and changes of its service and
 * data.
 */
export async function readHistory(queries: Queries, aircraftId: string): Promise<Entry[]> {
  const { rows } = await sql<Omit<Entry, 'at'> & { at: Date; id: string }>`
    select * from (
      select report.id, 'flight' as kind, report.on_block as at, report.dep_icao as "from", report.arr_icao as "to",
        report.flight_number as number, report.callsign, report.block_min as minutes,
        null as service, null as reason, null::jsonb as before, null::jsonb as after
      from report
      where report.aircraft_id = ${aircraftId} and report.on_block is not null
        and report.source <> 'second_pilot'
        and report.state in ('submitted', 'in_review', 'accepted', 'appealed')
        and report.standing is distinct from 'rejected'
      union all
      select event.id, event.kind, event.at, null, event.to_icao, null, pilot.callsign, null, event.service, event.reason,
        event.before, event.after
      from aircraft_event as event left join pilot on pilot.id = event.by_id
      where event.aircraft_id = ${aircraftId}) entries
    order by at desc, id desc limit ${MOST}`.execute(queries);
  return rows.map(({ id: _id, at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/**
 * Id of the import by which a tail that staff added alone can be taken back. Null for other tails, and once the tail
 * has changed or has further history. Taking it back also checks that it was not booked or flown.
 */
export async function readEntryOf(queries: Queries, aircraftId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select import.id from import_change change join import on import.id = change.import_id
      join aircraft on aircraft.id = change.thing_id
    where change.thing = 'aircraft' and change.thing_id = ${aircraftId} and change.before is null
      and import.state = 'applied' and import.done = 1
      and to_jsonb(aircraft) - ${COUNTED_COLUMNS}::text[] = change.after
      and not exists (select from aircraft_event event where event.aircraft_id = aircraft.id and event.id not in
        (select thing_id from import_change own where own.import_id = import.id and own.thing = 'aircraft_event'))
    `.execute(queries);
  return rows[0]?.id ?? null;
}
