/** A flight that nothing records but a network's feed: when it begins, which places belong to it, when it is over. */
import { AT_AIRPORT_NM } from '../flight-record/arrival.ts';
import { isOnGround } from '../flight-record/ground-states.ts';
import type { TelemetryPoint } from '../flight-record/telemetry-point.ts';
import { distanceNm, type Position } from '../great-circle.ts';
import type { NetworkPilot } from './match-pilots.ts';

/** Ground speed of an aircraft that moves, kt. */
const MOVING_KT = 1;

/** Distance that shows a movement where no speed is known: 30 m, in NM. */
const MOVED_NM = 0.016;

/** Time after the landing for which an aircraft must stand to be on block, ms; a hold on the taxiway is shorter. */
const PARKED_MS = 180_000;

/** A pilot last seen on the ground this long ago has disconnected for good, ms. */
const GONE_MS = 300_000;

/** The last sighting of a pilot on a network. Instants are milliseconds since 1970 UTC. */
export interface Sighting extends Position {
  at: number;
  /** Beginning of the present standstill; null while the aircraft moves. */
  stillSince: number | null;
  /** Last time in the air; null before the take-off. */
  airborneAt: number | null;
}

/** A flight that could begin: the place it leaves from, and the ends as any of their codes. */
export interface FeedBooking {
  origin: Position;
  depIcaos: readonly string[];
  arrIcaos: readonly string[];
}

/** The sighting that follows from a new position. */
export function nextSighting(seen: NetworkPilot, before: Sighting | null): Sighting {
  const still = isStill(seen, before);
  const airborne = isOnGround(feedPoint(seen, 0)) === false;
  return {
    at: seen.at,
    lat: seen.lat,
    lon: seen.lon,
    stillSince: still ? (before?.stillSince ?? seen.at) : null,
    airborneAt: airborne ? seen.at : (before?.airborneAt ?? null),
  };
}

/** A place of the feed as a point of a record: what a feed can't know is null. */
export function feedPoint(
  { at, lat, lon, altFt, gsKt, hdg, onGround }: NetworkPilot,
  seq: number,
): TelemetryPoint {
  const unknown = null;
  return {
    seq,
    at,
    lat,
    lon,
    altFt,
    gsKt,
    hdg,
    onGround,
    aglFt: unknown,
    iasKt: unknown,
    mach: unknown,
    vsFpm: unknown,
    fuelKg: unknown,
    weightKg: unknown,
    engines: unknown,
    lights: unknown,
    flaps: unknown,
    flapDetent: unknown,
    gear: unknown,
    g: unknown,
    pitch: unknown,
    bank: unknown,
    simRate: unknown,
    flags: unknown,
  };
}

/**
 * Whether a pilot on a network has begun the booked flight: the aircraft moves, and its filed plan has the booked ends
 * or, for a pilot with a linked number and no plan, it is at the origin. A plan to other airports is another flight. A
 * pilot known only by callsign must have filed both ends.
 */
export function beginsFlight(
  { seen, linked }: { seen: NetworkPilot; linked: boolean },
  before: Sighting | null,
  { origin, depIcaos, arrIcaos }: FeedBooking,
): boolean {
  if (isStill(seen, before)) return false;
  const { depIcao, arrIcao } = seen;
  const filed = depIcao !== null && arrIcao !== null;
  const asBooked = filed && depIcaos.includes(depIcao) && arrIcaos.includes(arrIcao);
  if (filed || !linked) return asBooked;
  return distanceNm(seen, origin) <= AT_AIRPORT_NM;
}

/**
 * Whether a position belongs to the recording: everything up to the last stop, whose first position is the arrival on
 * block.
 */
export function isRecorded(after: Sighting): boolean {
  return after.airborneAt === null || after.stillSince === null || after.stillSince === after.at;
}

/** Whether the flight of a sighting has ended; `seenNow` is false once the feed no longer shows the pilot. */
export function isOver(last: Sighting, seenNow: boolean, now: number): boolean {
  if (last.airborneAt === null || last.airborneAt === last.at) return false;
  if (seenNow) return last.stillSince !== null && last.at - last.stillSince >= PARKED_MS;
  return now - last.at >= GONE_MS;
}

function isStill(seen: NetworkPilot, before: Position | null): boolean {
  if (seen.gsKt !== null && seen.gsKt >= MOVING_KT) return false;
  return before === null || distanceNm(seen, before) <= MOVED_NM;
}
