import type { Offer } from './offers.ts';

/** Facts besides the timetable that the filters need. */
export interface SearchFacts {
  /** Milliseconds since 1970-01-01T00:00Z. */
  now: number;
  /** ICAO code of the airline, with which numbers are written. */
  airlineCode: string;
  airports: ReadonlyMap<string, { lat: number; lon: number; name: string; city: string }>;
  /** Instant of the pilot's last flight between two airports, by `LEMD LEBL`. */
  lastFlown: ReadonlyMap<string, number>;
  /** The pilot's next stages, `LEMD LEBL`, with the ids of the types that may fly them. */
  stages: ReadonlyMap<string, readonly string[]>;
  /** Focus Airports in force on a date, `YYYY-MM-DD` UTC. */
  focusOn: (date: string) => ReadonlySet<string>;
  /** Whether a departure belongs to an event that the pilot can see. */
  isOfEvent: (offer: Offer) => boolean;
  /** Operational tails that are free for a departure. */
  freeTails: (offer: Offer) => number;
  /** Airports of which the pilot has the scenery. */
  sceneries: ReadonlySet<string>;
  /** Whether one of the pilot's preferred aircraft can fly a departure. */
  isForLikedTail: (offer: Offer) => boolean;
  /** Departures with a way back on the same day, and the shortest time until it is over, minutes. */
  returns: ReadonlyMap<Offer, number>;
  /** Whether the sun is up at the destination on arrival (see `daylight.ts`). */
  inDaylight: (offer: Offer) => boolean;
  /** Minutes for preparing and closing a flight, besides its block time. */
  preparationMin: number;
}
