import type { NetworkFlight } from './flight.ts';

/**
 * Longest and, below, shortest time between two positions from which a rate of climb can be worked out, milliseconds.
 */
const LONGEST_LOOK_MS = 3 * 60_000;

const SHORTEST_LOOK_MS = 5_000;

/** The flights with how fast they climb, from where the same network saw them before. */
export function withClimb(
  flights: readonly NetworkFlight[],
  before: readonly NetworkFlight[],
): NetworkFlight[] {
  const earlier = new Map(before.map((flight) => [flight.callsign, flight]));
  return flights.map((flight) => {
    const last = earlier.get(flight.callsign);
    if (!last) return flight;
    const elapsed = flight.seenAt - last.seenAt;
    if (elapsed === 0) return { ...flight, climbFtMin: last.climbFtMin };
    if (elapsed < SHORTEST_LOOK_MS || elapsed > LONGEST_LOOK_MS) return flight;
    return { ...flight, climbFtMin: ((flight.altitudeFt - last.altitudeFt) / elapsed) * 60_000 };
  });
}
