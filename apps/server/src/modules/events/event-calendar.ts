import { DAY_MS, HOUR_MS } from '@va/domain/durations.ts';
import type { Queries } from '#server/db/database.ts';
import { modelOf } from '#server/kernel/airline/model-of.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import type { CalendarEntry } from '#server/kernel/calendar-text/ics-text.ts';
import type { EventRow } from './event-rows.ts';

/** How long a cancelled event stays in the calendar as cancelled, ms. */
const CANCELLED_FOR = 48 * HOUR_MS;
/** How long past events stay in the calendar, ms. */
export const OVER_FOR = 30 * DAY_MS;

/** Base address for links, and the time. */
interface Given {
  publicUrl: string;
  now: Date;
}

/** Events that everybody may see, for the public calendar. */
export async function readPublicEventEntries(
  queries: Queries,
  ops: Operations,
  given: Given,
): Promise<CalendarEntry[]> {
  const rows = await selectShown(queries, given.now)
    .where('is_public', '=', true)
    .where('advertise_from', '<=', given.now)
    .execute();
  return rows.map((row) => entryOf(row, null, ops, given));
}

/** Events that a pilot signed up for, at their slot where they have one. */
export async function readOwnEventEntries(
  queries: Queries,
  ops: Operations,
  { pilotId, ...given }: Given & { pilotId: string },
): Promise<CalendarEntry[]> {
  const rows = await selectShown(queries, given.now)
    .innerJoin('event_signup', 'event_signup.event_id', 'airline_event.id')
    .where('event_signup.pilot_id', '=', pilotId)
    .select('event_signup.slot')
    .execute();
  return rows.map(({ slot, ...row }) => entryOf(row, slot, ops, given));
}

function selectShown(queries: Queries, now: Date) {
  const since = (ago: number) => new Date(now.getTime() - ago);
  return queries
    .selectFrom('airline_event')
    .selectAll('airline_event')
    .where('ends_at', '>', since(OVER_FOR))
    .where((is) => is.or([is('cancelled_at', 'is', null), is('cancelled_at', '>', since(CANCELLED_FOR))]))
    .orderBy('starts_at')
    .limit(200);
}

function entryOf(row: EventRow, slot: Date | null, ops: Operations, { publicUrl }: Given): CalendarEntry {
  const cities = row.airports.map((icao) => `${viewPlace(ops, icao).city} (${icao})`).join(', ');
  return {
    uid: `${row.id}@${new URL(publicUrl).hostname}`,
    sequence: row.version - 1,
    start: slot ?? row.starts_at,
    end: row.ends_at,
    summary: row.title,
    location: cities,
    description: row.body || `Evento en ${cities}.`,
    url: `${publicUrl}plataforma/eventos/${row.id}`,
    cancelled: row.cancelled_at !== null,
    changedAt: row.updated_at,
  };
}

/** Focus Airports with a first and a last day, for the public calendar; one that is over stays as long as an event. */
export function focusEntries(
  ops: Operations,
  { publicUrl, now }: { publicUrl: string; now: Date },
): CalendarEntry[] {
  return ops.focus.flatMap(({ icao, from, until, types }) => {
    if (from === null || until === null) return [];
    const end = new Date(Date.parse(until) + DAY_MS);
    if (end.getTime() < now.getTime() - OVER_FOR) return [];
    const { city } = viewPlace(ops, icao);
    const models = types.map((id) => modelOf(ops, id));
    return {
      uid: `focus-${icao}-${from}@${new URL(publicUrl).hostname}`,
      // Must grow when the last day is postponed, so that calendars notice.
      sequence: Math.max(0, Math.round((end.getTime() - Date.parse(from)) / DAY_MS) - 1),
      start: new Date(from),
      end,
      wholeDays: true,
      summary: `Focus Airport: ${city}`,
      location: `${city} (${icao})`,
      description: `Vuelos desde o hasta ${city} con ${new Intl.ListFormat('es-ES', { type: 'disjunction' }).format(models)}.`,
      url: `${publicUrl}plataforma/eventos`,
      cancelled: false,
      // The content has no time of change; the first day is the same at each reading.
      changedAt: new Date(from),
    };
  });
}
