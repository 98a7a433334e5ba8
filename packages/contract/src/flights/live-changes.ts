import type { Live, LiveFlight } from './live.ts';

/** What the stream sends after the whole map: of known flights what has changed, new ones whole, ids of those gone. */
export interface LiveChanges {
  at: string;
  flights: (Pick<LiveFlight, 'id'> & Partial<LiveFlight>)[];
  gone: string[];
}

/** The map after some changes, by the time at which the flights began. */
export function withChanges({ flights }: Live, { at, flights: moved, gone }: LiveChanges): Live {
  const next = new Map(flights.map((flight) => [flight.id, flight]));
  for (const change of moved) {
    const flight = { ...next.get(change.id), ...change };
    if (isWhole(flight)) next.set(flight.id, flight);
  }
  for (const id of gone) next.delete(id);
  return { at, flights: [...next.values()].toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1)) };
}

/** Of a flight that the map has not, all fields come; a part of one is of no use. */
function isWhole(flight: LiveChanges['flights'][number]): flight is LiveFlight {
  return flight.startedAt !== undefined;
}
