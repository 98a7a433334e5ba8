import { sql } from 'kysely';
import type { Tail, TailHold } from '@va/domain/booking/tail-windows.ts';
import type { Place } from '@va/domain/fleet/tail-state.ts';
import type { Queries } from '#server/db/database.ts';

/** A tail with what the rules of booking ask of it. */
export interface TailRow extends Tail {
  id: string;
  /** ICAO designator of what it really is. */
  icaoType: string;
  baseIcao: string;
  isSubstitute: boolean;
  version: number;
}

/** Every tail but those that are gone for good, by registration. */
export async function readTails(queries: Queries): Promise<TailRow[]> {
  const rows = await queries
    .selectFrom('aircraft')
    .selectAll()
    .where('service', '!=', 'retired')
    .orderBy('registration')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    registration: row.registration,
    typeId: row.type_id,
    service: row.service,
    icaoType: row.icao_type,
    baseIcao: row.base_icao,
    isSubstitute: row.is_substitute,
    version: row.version,
  }));
}

/** Lets nobody else book a tail of these types until the transaction ends. */
export async function lockTails(tx: Queries, typeIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('aircraft')
    .select('id')
    .where('type_id', 'in', typeIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What open bookings hold of the tails, the earliest first. */
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
    .where('booking.state', 'in', ['reserved', 'flying'])
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

/**
 * Where each tail is and since when, by its id: the latest arrival that stands, or a later ferry. Tails that never moved
 * are missing, and stand at their base.
 */
export async function readTailPlaces(queries: Queries): Promise<Map<string, Place>> {
  const { rows } = await sql<{ aircraft_id: string; icao: string; at: Date }>`
    select distinct on (aircraft_id) aircraft_id, icao, at from (
      select aircraft_id, arr_icao as icao, on_block as at from report
        where aircraft_id is not null and arr_icao is not null and on_block is not null
          and state in ('submitted', 'in_review', 'accepted', 'appealed') and standing is distinct from 'rejected'
      union all
      select aircraft_id, to_icao, at from aircraft_event where kind = 'ferry') moves
    order by aircraft_id, at desc`.execute(queries);
  return new Map(rows.map((row) => [row.aircraft_id, { icao: row.icao, since: row.at.getTime() }]));
}
