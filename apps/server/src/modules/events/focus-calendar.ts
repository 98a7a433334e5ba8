import { modelOf } from '#server/kernel/airline/model-of.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import type { CalendarEntry } from '#server/kernel/calendar-text/ics-text.ts';
import { OVER_FOR } from './event-calendar.ts';

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
