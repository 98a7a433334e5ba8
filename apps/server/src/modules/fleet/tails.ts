import { sql } from 'kysely';
import type { Tail, TailHold } from '@va/domain/booking/tail-windows.ts';
import type { Place } from '@va/domain/fleet/tail-state.ts';
import type { Tx, Queries } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';
import { constants } from '#server/db/constants.ts';

/** A tail with the fields that the booking rules need. */
export interface TailRow extends Tail {
  id: string;
  /** ICAO designator of what it really is. */
  icaoType: string;
  baseIcao: string;
  isSubstitute: boolean;
  version: number;
}

/** All tails, except those that are gone for good, by registration; cached. */
export const readTails = keptRead(['fleet'], (queries): Promise<readonly TailRow[]> =>
  queries
    .selectFrom('aircraft')
    .select(['id', 'registration', 'service', 'version', 'type_id as typeId', 'icao_type as icaoType'])
    .select(['base_icao as baseIcao', 'is_substitute as isSubstitute'])
    .where('service', '!=', 'retired')
    .orderBy('registration')
    .execute(),
);

/** Lets nobody else book a tail of these types until the transaction ends. */
export async function lockTails(tx: Tx, typeIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('aircraft')
    .select('id')
    .where('type_id', 'in', typeIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Where each tail is and since when (ms since 1970), by its id: its latest valid arrival, or a later ferry. A tail that
 * never moved is missing and stands at its base. The query goes tail by tail from the end of an index, because a tail
 * has many old flights.
 */
export const readTailPlaces = keptRead(['places'], async (queries): Promise<ReadonlyMap<string, Place>> => {
  const { rows } = await sql<{ aircraft_id: string; icao: string; at: Date }>`
    select aircraft.id as aircraft_id, moved.icao, moved.at from aircraft cross join lateral (
      (select arr_icao as icao, on_block as at from report
        where aircraft_id = aircraft.id and arr_icao is not null and on_block is not null
          and state in ('submitted', 'in_review', 'accepted', 'appealed') and standing is distinct from 'rejected'
        order by on_block desc limit 1)
      union all
      (select to_icao, at from aircraft_event where aircraft_id = aircraft.id and kind = 'ferry' order by at desc limit 1)
      order by at desc limit 1) moved`.execute(queries);
  return new Map(rows.map((row) => [row.aircraft_id, { icao: row.icao, since: row.at.getTime() }]));
});

/** The times for which open bookings hold tails, the earliest first; cached until a booking changes. */
export const holdsNow = keptRead(
  ['bookings', 'fleet', 'callsigns'],
  (queries): Promise<readonly TailHold[]> => readHolds(queries),
);

/** The same, read from the database now; without the holds of `exceptBookingId`. */
export async function readHolds(queries: Queries, exceptBookingId?: string): Promise<TailHold[]> {
  let rows = queries
    .selectFrom('booking')
    .innerJoin('aircraft', 'aircraft.id', 'booking.aircraft_id')
    .innerJoin('pilot', 'pilot.id', 'booking.pilot_id')
    .select([
      'booking.id',
      'booking.pilot_id',
      'booking.std',
      'booking.sta',
      'booking.tail_from',
      'booking.tail_until',
      'aircraft.registration',
      'pilot.callsign',
    ])
    .where('booking.state', 'in', constants('reserved', 'flying'))
    .orderBy('booking.std');
  if (exceptBookingId !== undefined) rows = rows.where('booking.id', '!=', exceptBookingId);
  return (await rows.execute()).flatMap((row) => {
    if (row.tail_from === null || row.tail_until === null) return [];
    return [
      {
        tail: row.registration,
        bookingId: row.id,
        pilotId: row.pilot_id,
        std: row.std.getTime(),
        sta: row.sta.getTime(),
        from: row.tail_from.getTime(),
        until: row.tail_until.getTime(),
        callsign: row.callsign,
      },
    ];
  });
}

/** The fleet's present state, which all callers share. */
export interface FleetFacts {
  tails: readonly TailRow[];
  holds: readonly TailHold[];
  places: ReadonlyMap<string, Place>;
}

/** Reads the aircraft, what open bookings hold of them, and where they are. */
export async function readFleetFacts(queries: Queries): Promise<FleetFacts> {
  const [tails, holds, places] = await Promise.all([
    readTails(queries),
    holdsNow(queries),
    readTailPlaces(queries),
  ]);
  return { tails, holds, places };
}
