/** Departures to choose from: flights of the timetable on dates. */
import type { Flight } from '../timetable/flight.ts';
import { dayOfDate } from '../timetable/weekdays.ts';

export interface Offer {
  flight: Flight;
  /** `YYYY-MM-DD` UTC. */
  date: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  std: number;
  sta: number;
}

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Every departure from one instant up to but not including another, the earliest first. */
export function offersBetween(flights: readonly Flight[], from: number, until: number): Offer[] {
  const offers: Offer[] = [];
  const start = Date.parse(`${new Date(from).toISOString().slice(0, 10)}T00:00:00Z`);
  for (let day = start; day < until; day += DAY) {
    const date = new Date(day).toISOString().slice(0, 10);
    const bit = dayOfDate(date);
    for (const flight of flights) {
      if ((flight.days & bit) === 0 || flight.validFrom > date) continue;
      if (flight.validUntil !== null && flight.validUntil < date) continue;
      const std = day + flight.stdUtc * MINUTE;
      if (std < from || std >= until) continue;
      offers.push({ flight, date, std, sta: std + flight.blockMin * MINUTE });
    }
  }
  return offers.toSorted((a, b) => a.std - b.std || a.flight.number - b.flight.number);
}
