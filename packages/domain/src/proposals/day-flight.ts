/** The flight of the day: which departure an airline proposes to a pilot, the same one all day. */
import { DAY_MS, HOUR_MS } from '../durations.ts';
import type { Offer } from '../search/offers.ts';

/** «Tonight» goes on for this long after the day, hours. */
const NIGHT_HOURS = 4;
/**
 * Flights of the last hours of the day come first, so that a pilot who looks in the morning finds the same one in the
 * evening.
 */
const LATE_HOURS = 12;

/** Pilot, day (`YYYY-MM-DD` UTC) and airport of departure. */
export interface DayFlightWish {
  pilotId: string;
  day: string;
  /** Four letters. */
  place: string;
  /** Whether the pilot likes a departure. Liked departures come first; without this function none is liked. */
  isLiked?: (offer: Offer) => boolean;
}

/**
 * Departures from an airport on a day, or in the night after it, that have not left yet, in the order in which they are
 * proposed to a pilot: liked ones first. The rest of the order is random but fixed per pilot and day, so that the first
 * bookable flight stays the proposal until it has left.
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function dayFlights(
  { pilotId, day, place, isLiked = () => false }: DayFlightWish,
  offers: readonly Offer[],
  now: number,
): Offer[] {
  const end = endOfDay(day);
  const late = end - LATE_HOURS * HOUR_MS;
  return offers
    .filter(({ flight, std }) => flight.dep === place && std >= now && std < end)
    .map((offer) => ({
      offer,
      liked: Number(isLiked(offer)),
      late: Number(offer.std >= late),
      mark: markOf(`${pilotId} ${day} ${offer.flight.id} ${offer.date}`),
    }))
    .toSorted((a, b) => b.liked - a.liked || b.late - a.late || a.mark - b.mark || orderOf(a, b))
    .map(({ offer }) => offer);
}

/** Instant until which a departure belongs to the day, milliseconds since 1970-01-01T00:00Z. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY_MS + NIGHT_HOURS * HOUR_MS;
}

function orderOf(a: { offer: Offer }, b: { offer: Offer }): number {
  return a.offer.std - b.offer.std || a.offer.flight.number - b.offer.flight.number;
}

/** FNV-1a hash (public domain) with a final mixing step, to order texts at random. */
function markOf(text: string): number {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  mark = Math.imul(mark ^ (mark >>> 16), 0x45d9f3b);
  return (mark ^ (mark >>> 16)) >>> 0;
}
