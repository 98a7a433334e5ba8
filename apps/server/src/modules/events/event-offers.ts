import type { z } from 'zod';
import { PREPARE_MS, proposedDeparture } from '@va/domain/booking/booking-request.ts';
import { type AirlineEvent, slotsOf, strayFrom } from '@va/domain/events/event.ts';
import { offersBetween } from '@va/domain/search/offers.ts';
import type { eventDetailSchema } from '@va/contract/tours-and-events/events.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { readFlights } from '../timetable/timetable-flights.ts';

type Detail = z.input<typeof eventDetailSchema>;

const SHOWN = 6;

/** The pilot's place and chosen slot. */
interface OffersFor {
  place: string;
  slot: Date | null;
}

/** Flights that can be booked for an event: timetable departures, and a free flight between airports that count. */
export async function readEventOffers(
  queries: Queries,
  ops: Operations,
  event: AirlineEvent,
  { place, slot }: OffersFor,
  now: Date,
): Promise<Pick<Detail, 'flights' | 'free'>> {
  const from = Math.max(now.getTime() + PREPARE_MS, event.starts);
  if (event.cancelled || from > event.ends) return { flights: [], free: null };
  const offers = offersBetween(await readFlights(queries), from, event.ends + 1).filter(({ flight, std }) =>
    flight.types.some((typeId) => strayFrom(event, { ...flight, typeId, offBlock: std }) === null),
  );
  const near = (dep: string) => (dep === place ? 0 : 1);
  const wanted = slot?.getTime() ?? from;
  const shown = offers
    .toSorted(
      (a, b) =>
        near(a.flight.dep) - near(b.flight.dep) || Math.abs(a.std - wanted) - Math.abs(b.std - wanted),
    )
    .slice(0, SHOWN);
  const ends = freeEnds(event, ops, place);
  const std = slot && slot > now ? slot.getTime() : proposedDeparture(from);
  return {
    flights: shown.map(({ flight, date, std: at }) => ({
      flightId: flight.id,
      number: flight.number,
      date,
      std: new Date(at).toISOString(),
      dep: viewPlace(ops, flight.dep),
      arr: viewPlace(ops, flight.arr),
    })),
    free:
      ends && std <= event.ends
        ? {
            dep: viewPlace(ops, ends[0]),
            arr: viewPlace(ops, ends[1]),
            std: new Date(std).toISOString(),
          }
        : null,
  };
}

/** Airports of a free flight that counts for the event, if possible from or to the pilot's place. */
function freeEnds(
  { airports, countsOn }: AirlineEvent,
  { timetable }: Operations,
  place: string,
): [string, string] | null {
  const [first, second] = airports;
  if (first === undefined) return null;
  if (countsOn === 'both')
    return second === undefined ? null : place === second ? [second, first] : [first, second];
  const base = timetable?.base;
  const away = [place, base].find((icao) => icao !== undefined && !airports.includes(icao));
  const other = away ?? second;
  if (other === undefined || other === first) return null;
  return countsOn === 'departure' ? [first, other] : [other, first];
}

/** Slots with whether somebody has them. */
export function viewSlots(event: AirlineEvent, taken: readonly (number | null)[]): Detail['slots'] {
  return slotsOf(event).map((at) => ({ at: new Date(at).toISOString(), free: !taken.includes(at) }));
}
