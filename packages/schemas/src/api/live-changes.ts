import type { Live, LiveFlight } from './live.ts';

/** What the stream sends after the whole map: flights that moved or are new, and ids of those that are gone. */
export interface LiveChanges {
  at: string;
  flights: LiveFlight[];
  gone: string[];
}

/** The map after some changes, by the time at which the flights began. */
export function withChanges({ flights }: Live, { at, flights: moved, gone }: LiveChanges): Live {
  const next = new Map(flights.map((flight) => [flight.id, flight]));
  for (const flight of moved) next.set(flight.id, flight);
  for (const id of gone) next.delete(id);
  return { at, flights: [...next.values()].toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1)) };
}
