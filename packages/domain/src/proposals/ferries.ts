/** Aircraft that were left away from their base, and the flight that brings each back. Instants are ms since 1970 UTC. */
import { MINUTE_MS } from '../durations.ts';

/** An aircraft of the fleet that could fly. */
export interface StrandedTail {
  registration: string;
  /** Present airport and arrival there; null if unknown. */
  place: string;
  since: number | null;
  base: string;
  /** Great circle to its base and the farthest that it flies, NM; null where that is not known. */
  distanceNm: number;
  rangeNm: number | null;
  /** Block time to its base, minutes. */
  blockMin: number;
  /** Whether no booking holds it from a departure to an arrival. */
  isFree: (std: number, sta: number) => boolean;
}

/** A flight that brings an aircraft back. */
export interface Ferry {
  registration: string;
  dep: string;
  arr: string;
  std: number;
  sta: number;
  since: number | null;
  /** The pilot is there already. */
  here: boolean;
}

/** Least time from now to the departure, for its preparation; departures are at full five minutes. */
const PREPARATION_MIN = 60;
const STEP_MS = 5 * MINUTE_MS;

/** Departure of a ferry that is booked now, milliseconds since 1970-01-01T00:00Z. */
export function ferryDeparture(now: number): number {
  return Math.ceil((now + PREPARATION_MIN * MINUTE_MS) / STEP_MS) * STEP_MS;
}

/**
 * Ferries that can be flown now: first those at the pilot's airport, then by waiting time, then by registration.
 * @param place where the pilot is
 */
export function ferries(tails: readonly StrandedTail[], place: string, now: number): Ferry[] {
  const std = ferryDeparture(now);
  return tails
    .filter(
      (tail) =>
        tail.place !== tail.base &&
        tail.distanceNm <= (tail.rangeNm ?? Infinity) &&
        tail.isFree(std, std + tail.blockMin * MINUTE_MS),
    )
    .map((tail) => ({
      registration: tail.registration,
      dep: tail.place,
      arr: tail.base,
      std,
      sta: std + tail.blockMin * MINUTE_MS,
      since: tail.since,
      here: tail.place === place,
    }))
    .toSorted(
      (a, b) =>
        Number(b.here) - Number(a.here) ||
        (a.since ?? Infinity) - (b.since ?? Infinity) ||
        (a.registration < b.registration ? -1 : 1),
    );
}
