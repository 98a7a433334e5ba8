/** Departures of today and tonight, by pair. Pure. */
import { DAY_MS, HOUR_MS } from '@va/domain/durations.ts';
import type { departureSchema } from '@va/contract/bookings/departures.ts';
import type { z } from 'zod';
import { daysBetween, utcTime } from '#app/lib/times.ts';

type Departure = z.infer<typeof departureSchema>;

/** End of the night, hours of the next day, UTC. */
const NIGHT_ENDS = 5;

/** The departures between two airports. */
export interface Pair {
  /** The first departure that can be booked or, if none can, the first to leave. */
  first: Departure;
  /** The others. */
  later: readonly Departure[];
}

/**
 * Departures that still leave today or tonight, by pair: bookable ones first, and among those the liked ones; `now` in
 * milliseconds since 1970.
 */
export function leavesByPair(departures: readonly Departure[], now: number): Pair[] {
  const end = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS + NIGHT_ENDS * HOUR_MS;
  const still = departures.filter(({ std }) => Date.parse(std) > now && Date.parse(std) < end);
  const byPair = new Map<string, Departure[]>();
  for (const one of still) {
    const key = `${one.dep.icao}-${one.arr.icao}`;
    byPair.set(key, [...(byPair.get(key) ?? []), one]);
  }
  const pairs = [...byPair.values()].flatMap((all): Pair[] => {
    const first = all.find(isFree) ?? all[0];
    return first ? [{ first, later: all.filter((one) => one !== first) }] : [];
  });
  const rankOf = ({ first }: Pair) => Number(isFree(first)) * 2 + Number(first.likes.length > 0);
  return pairs.toSorted((a, b) => rankOf(b) - rankOf(a));
}

const isFree = ({ refusals, bookingCode }: Departure) => bookingCode === null && !refusals?.length;

/** `Sale hoy a las 17:15Z`, or early tomorrow. */
export function whenWords({ std }: Pick<Departure, 'std'>, now: number): string {
  const day = daysBetween(new Date(now).toISOString(), std) === 0 ? 'hoy' : 'esta noche';
  return `Sale ${day} a las ${utcTime(std)}`;
}
