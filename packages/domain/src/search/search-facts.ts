import type { Offer } from './offers.ts';

/** What the filters must know besides the timetable. */
export interface SearchFacts {
  /** Milliseconds since 1970-01-01T00:00Z. */
  now: number;
  /** ICAO code of the airline, with which numbers are written. */
  airlineCode: string;
  airports: ReadonlyMap<string, { lat: number; lon: number; name: string; city: string }>;
  /** When the pilot last flew from one airport to another, `LEMD LEBL`. */
  lastFlown: ReadonlyMap<string, number>;
  /** The pilot's next stages, `LEMD LEBL`, with the ids of the types that may fly them. */
  stages: ReadonlyMap<string, readonly string[]>;
  /** Focus Airports in force on a date, `YYYY-MM-DD` UTC. */
  focusOn: (date: string) => ReadonlySet<string>;
  /** Whether a departure belongs to an event that the pilot sees. */
  isOfEvent: (offer: Offer) => boolean;
  /** Operational tails that are free for a departure. */
  freeTails: (offer: Offer) => number;
  /** Airports of which the pilot has the scenery. */
  sceneries: ReadonlySet<string>;
  /** Whether a preferred aircraft of the pilot can fly a departure. */
  isForLikedTail: (offer: Offer) => boolean;
  /** Departures with a way back on the same day, and the shortest time until it is over, minutes. */
  returns: ReadonlyMap<Offer, number>;
  /** Whether the sun is up at the destination on arrival (see `daylight.ts`). */
  inDaylight: (offer: Offer) => boolean;
  /** What preparing and closing a flight takes besides its block, minutes. */
  preparationMin: number;
}
