/** Progress of a flight and its estimated arrival. Pure. */
import { distanceNm, type Position } from '../great-circle.ts';
import type { Flight } from './flight.ts';

/** An airport that the portal knows. */
export interface Place extends Position {
  icao: string;
  name: string;
  /** IANA time zone, where it is known. */
  timezone?: string | undefined;
}

/** Progress of a flight. */
export interface FlightProgress {
  departure: Place | undefined;
  arrival: Place | undefined;
  /** Great-circle distances from the departure and to the arrival, nautical miles. */
  flownNm: number | undefined;
  toGoNm: number | undefined;
  /** Part of the way that is done, 0 to 1; undefined where the flight ends where it began. */
  fraction: number | undefined;
  /** Estimated arrival at the present speed, epoch milliseconds; undefined on the ground and if unknown. */
  arrivesAt: number | undefined;
}

/** Least speed for an estimate, knots. */
const SLOWEST_ESTIMATE_KT = 60;
/** Longest plausible flight, hours; a longer estimate comes from a wrong speed. */
const LONGEST_FLIGHT_H = 24;

/** Progress of a flight. Distances to and from airports that are not among the places are undefined. */
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

/** Whole minutes from `now` until `then`, never negative. */
export function minutesUntil(then: number, now: number): number {
  return Math.max(0, Math.round((then - now) / 60_000));
}
