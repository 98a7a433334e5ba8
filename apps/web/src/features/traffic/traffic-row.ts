/** Data of a flight for list and map, worked out once. Pure. */
import type { Flight } from '@va/domain/traffic/flight.ts';
import { isOnGround, phaseOf, type FlightPhase } from '@va/domain/traffic/phase.ts';
import { progressOf, type FlightProgress, type Place } from '@va/domain/traffic/progress.ts';
import { formatNumber } from '@va/domain/numbers.ts';

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

/** Figures of a flight as a pilot reads them. Pure. */

/** Feet to the nearest hundred: `35 000 ft`. */
export function altitudeWords(feet: number): string {
  return `${formatNumber(Math.round(feet / 100) * 100)}\u00a0ft`;
}

/** `1200 ft/min` to the nearest hundred. */
export function climbWords(feetPerMinute: number): string {
  const rounded = Math.round(Math.abs(feetPerMinute) / 100) * 100;
  return `${formatNumber(rounded)}\u00a0ft/min`;
}
