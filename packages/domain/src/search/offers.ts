import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { dayOf } from '../months.ts';
import type { Flight } from '../timetable/flight.ts';
import { dayOfDate } from '../timetable/weekdays.ts';

/** A departure to choose: one flight of the timetable on one date. */
export interface Offer {
  flight: Flight;
  /** Departure and arrival, `LEMD LEBL`. */
  pair: string;
  /** `YYYY-MM-DD` UTC. */
  date: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  std: number;
  sta: number;
}

/** Every departure between two instants, the second one excluded, the earliest first. */
export function offersBetween(flights: readonly Flight[], from: number, until: number): Offer[] {
  const offers: Offer[] = [];
  const pairs = flights.map(pairOf);
  for (let day = from - (from % DAY_MS); day < until; day += DAY_MS) {
    const date = dayOf(day);
    const bit = dayOfDate(date);
    for (const [index, flight] of flights.entries()) {
      if ((flight.days & bit) === 0 || flight.validFrom > date) continue;
      if (flight.validUntil !== null && flight.validUntil < date) continue;
      const std = day + flight.stdUtc * MINUTE_MS;
      if (std < from || std >= until) continue;
      const pair = pairs[index] ?? pairOf(flight);
      offers.push({ flight, pair, date, std, sta: std + flight.blockMin * MINUTE_MS });
    }
  }
  return offers.toSorted((a, b) => a.std - b.std || a.flight.number - b.flight.number);
}

/** Departure and arrival as one key, `LEMD LEBL`. */
export function pairOf({ dep, arr }: { dep: string; arr: string }): string {
  return `${dep} ${arr}`;
}
