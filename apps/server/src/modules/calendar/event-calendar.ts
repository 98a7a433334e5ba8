import { DAY_MS } from '@va/domain/durations.ts';
import { offersBetween } from '@va/domain/search/offers.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { focusEntries, readPublicEventEntries } from '../events/event-calendar.ts';
import { toFlight } from '../timetable/timetable-flights.ts';
import { icsText } from '#server/kernel/calendar-text/ics-text.ts';

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
