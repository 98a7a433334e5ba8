import { DAY_MS, HOUR_MS } from '@va/domain/durations.ts';
import { offersBetween } from '@va/domain/search/offers.ts';
import type { Queries } from '#server/db/database.ts';
import { tokenHash } from '#server/kernel/secrets/tokens.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { type BookingRow, selectBookings } from '../bookings/booking-rows.ts';
import { dayAndHour, shortBookingName } from '../bookings/booking-texts.ts';
import { focusEntries, readOwnEventEntries, readPublicEventEntries } from '../events/event-calendar.ts';
import { icsText } from '#server/kernel/calendar-text/ics-text.ts';
import { toFlight } from '../timetable/timetable-flights.ts';

/** How long a cancelled booking stays in the calendar as cancelled, and how long a flown one stays, ms. */
const CANCELLED_FOR = 48 * HOUR_MS;

const FLOWN_FOR = 30 * DAY_MS;

/** The pilot's calendar at a secret address, as text; undefined if the address is not valid or was withdrawn. */
export async function readCalendar(
  queries: Queries,
  ops: Operations,
  { secret, publicUrl, now }: { secret: string; publicUrl: string; now: Date },
): Promise<string | undefined> {
  const owner = await queries
    .updateTable('calendar_address')
    .set({ last_read_at: now })
    .where('token_hash', '=', tokenHash(secret))
    .returning('pilot_id')
    .executeTakeFirst();
  if (owner === undefined) return undefined;
  const since = (ago: number) => new Date(now.getTime() - ago);
  const rows = await selectBookings(queries)
    .where('booking.pilot_id', '=', owner.pilot_id)
    .where((is) =>
      is.or([
        is('booking.state', 'in', ['reserved', 'flying']),
        is.and([is('booking.state', '=', 'fulfilled'), is('booking.ended_at', '>', since(FLOWN_FOR))]),
        is.and([
          is('booking.state', 'in', ['cancelled', 'expired']),
          is('booking.ended_at', '>', since(CANCELLED_FOR)),
        ]),
      ]),
    )
    .orderBy('booking.std')
    .limit(500)
    .execute();
  return icsText(`Vuelos ${ops.icaoCode}`, [
    ...rows.map((row) => entryOf(row, ops, publicUrl)),
    ...(await readOwnEventEntries(queries, ops, { pilotId: owner.pilot_id, publicUrl, now })),
  ]);
}

function entryOf(row: BookingRow, ops: Operations, publicUrl: string) {
  const name = shortBookingName(row, ops);
  const [dep, arr] = [viewPlace(ops, row.dep_icao), viewPlace(ops, row.arr_icao)];
  return {
    uid: `${row.id}@${new URL(publicUrl).hostname}`,
    sequence: row.ical_seq,
    start: row.std,
    end: row.sta,
    summary: `${name} ${dep.icao}–${arr.icao}`,
    location: `${dep.city} (${dep.icao})`,
    description: [
      `De ${dep.city} a ${arr.city}${row.registration === null ? '' : ` con ${row.registration}`}.`,
      `Empiézalo o anúlalo antes del ${dayAndHour(row.grace_until)}.`,
    ].join('\n'),
    url: `${publicUrl}plataforma/reservas/${row.code}`,
    cancelled: row.state === 'cancelled' || row.state === 'expired',
    changedAt: row.updated_at,
  };
}

/** How far ahead the calendar of events goes, ms. */
const EVENTS_AHEAD = 90 * DAY_MS;

/** Events, Focus Airports with dates and flights of events that are public, for everybody. */
export async function readEventCalendar(
  queries: Queries,
  ops: Operations,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<string> {
  const rows = await queries
    .selectFrom('flight')
    .selectAll()
    .where('kind', '=', 'event')
    .where('is_public', '=', true)
    .execute();
  const changed = new Map(rows.map((row) => [row.id, row]));
  const offers = offersBetween(rows.map(toFlight), now.getTime(), now.getTime() + EVENTS_AHEAD);
  return icsText(`Eventos ${ops.icaoCode}`, [
    ...(await readPublicEventEntries(queries, ops, { publicUrl, now })),
    ...focusEntries(ops, { publicUrl, now }),
    ...offers.slice(0, 500).map(({ flight, date, std, sta }) => {
      const [dep, arr] = [viewPlace(ops, flight.dep), viewPlace(ops, flight.arr)];
      const row = changed.get(flight.id);
      return {
        uid: `${flight.id}-${date}@${new URL(publicUrl).hostname}`,
        sequence: (row?.version ?? 1) - 1,
        start: new Date(std),
        end: new Date(sta),
        summary: `${ops.icaoCode} ${flight.number} ${dep.icao}–${arr.icao}`,
        location: `${dep.city} (${dep.icao})`,
        description: flight.note || `Evento: de ${dep.city} a ${arr.city}.`,
        url: `${publicUrl}plataforma/vuelos/${flight.number}/${date}`,
        cancelled: false,
        changedAt: row?.updated_at ?? new Date(std),
      };
    }),
  ]);
}
