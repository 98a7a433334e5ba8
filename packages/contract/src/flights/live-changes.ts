import type { Live, LiveFlight } from './live.ts';

/**
 * A message of the stream after the whole map: changed fields of known flights, new flights whole, ids of removed ones.
 */
export interface LiveChanges {
  at: string;
  flights: (Pick<LiveFlight, 'id'> & Partial<LiveFlight>)[];
  gone: string[];
}

/** Applies changes to a map; flights stay ordered by their start. */
export function withChanges({ flights }: Live, { at, flights: moved, gone }: LiveChanges): Live {
  const next = new Map(flights.map((flight) => [flight.id, flight]));
  for (const change of moved) {
    const flight = { ...next.get(change.id), ...change };
    if (isWhole(flight)) next.set(flight.id, flight);
  }
  for (const id of gone) next.delete(id);
  return { at, flights: [...next.values()].toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1)) };
}

/** Whether all fields of a flight are present, as for a new one; a partial unknown flight is useless. */
function isWhole(flight: LiveChanges['flights'][number]): flight is LiveFlight {
  return flight.startedAt !== undefined;
}
