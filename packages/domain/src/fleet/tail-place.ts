import type { Arrival, Move, Place } from './tail-state.ts';

const MOVES: ReadonlySet<Arrival['state']> = new Set(['submitted', 'in_review', 'accepted', 'appealed']);

/**
 * The latest of all arrivals and moves; null when there are none, and the base is the place. A report that is rejected or
 * voided drops out, and the place falls back by itself.
 */
export function placeOf(arrivals: readonly Arrival[], moves: readonly Move[]): Place | null {
  const places = [
    ...arrivals
      .filter(({ state, standing }) => MOVES.has(state) && standing !== 'rejected')
      .map(({ arrival, onBlock }) => ({ icao: arrival, since: onBlock })),
    ...moves.map(({ to, at }) => ({ icao: to, since: at })),
  ];
  return places.reduce<Place | null>(
    (last, place) => (last && last.since >= place.since ? last : place),
    null,
  );
}
