/** Data of a flight for list and map, worked out once. Pure. */
import type { Flight } from '@va/domain/traffic/flight.ts';
import { isOnGround, phaseOf, type FlightPhase } from '@va/domain/traffic/phase.ts';
import { progressOf, type FlightProgress, type Place } from '@va/domain/traffic/progress.ts';

export interface TrafficRow {
  flight: Flight;
  progress: FlightProgress;
  phase: FlightPhase;
  grounded: boolean;
}

/** The flights as rows, those in the air first, each half by callsign. */
export function rowsOf(flights: readonly Flight[], places: ReadonlyMap<string, Place>): TrafficRow[] {
  const rows = flights.map((flight) => {
    const progress = progressOf(flight, places);
    return { flight, progress, phase: phaseOf(flight, progress), grounded: isOnGround(flight) };
  });
  return rows.toSorted((a, b) => Number(a.grounded) - Number(b.grounded));
}
