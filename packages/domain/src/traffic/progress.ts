/** How far a flight has come and when it will arrive. Pure. */
import { distanceNm, type Position } from '../great-circle.ts';
import type { Flight } from './flight.ts';

/** An airport that the portal knows. */
export interface Place extends Position {
  icao: string;
  name: string;
  /** IANA time zone, where it is known. */
  timezone?: string | undefined;
}

/** How far a flight has come. */
export interface FlightProgress {
  departure: Place | undefined;
  arrival: Place | undefined;
  /** Great-circle distances from the departure and to the arrival, nautical miles. */
  flownNm: number | undefined;
  toGoNm: number | undefined;
  /** Part of the way that is done, 0 to 1; undefined where the flight ends where it began. */
  fraction: number | undefined;
  /** When it arrives at its present speed, epoch milliseconds; undefined on the ground and where it is not known. */
  arrivesAt: number | undefined;
}

/** Below this speed, in knots, an estimate would say nothing. */
const SLOWEST_ESTIMATE_KT = 60;
/** No flight of an airline takes longer; a longer estimate comes from a wrong speed. Hours. */
const LONGEST_FLIGHT_H = 24;

/** Where a flight is on its way. Distances are undefined to and from airports that are not among the places. */
export function progressOf(
  flight: Pick<Flight, 'lat' | 'lon' | 'departure' | 'arrival' | 'groundSpeedKt' | 'seenAt'>,
  places: ReadonlyMap<string, Place>,
): FlightProgress {
  const departure = flight.departure === undefined ? undefined : places.get(flight.departure);
  const arrival = flight.arrival === undefined ? undefined : places.get(flight.arrival);
  const flownNm = departure && distanceNm(departure, flight);
  const toGoNm = arrival && distanceNm(flight, arrival);
  return {
    departure,
    arrival,
    flownNm,
    toGoNm,
    fraction: departure === arrival ? undefined : fractionOf(flownNm, toGoNm),
    arrivesAt: estimate(toGoNm, flight.groundSpeedKt, flight.seenAt),
  };
}

function fractionOf(flown: number | undefined, toGo: number | undefined): number | undefined {
  if (flown === undefined || toGo === undefined || flown + toGo === 0) return undefined;
  return flown / (flown + toGo);
}

function estimate(toGoNm: number | undefined, speedKt: number, from: number): number | undefined {
  if (toGoNm === undefined || speedKt < SLOWEST_ESTIMATE_KT) return undefined;
  const hours = toGoNm / speedKt;
  return hours > LONGEST_FLIGHT_H ? undefined : from + hours * 3_600_000;
}

/** Whole minutes from now to then, never negative. */
export function minutesUntil(then: number, now: number): number {
  return Math.max(0, Math.round((then - now) / 60_000));
}
