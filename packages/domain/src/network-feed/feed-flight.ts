/** A flight that nothing records but a network's feed: when it begins, which places belong to it, when it is over. */
import { AT_AIRPORT_NM } from '../flight-record/arrival.ts';
import { isOnGround } from '../flight-record/on-ground.ts';
import { distanceNm, type Position } from '../great-circle.ts';
import type { NetworkPilot } from './network-pilot.ts';
import { feedPoint } from './feed-point.ts';

/** Ground speed of an aircraft that moves, kt. */
const MOVING_KT = 1;

/** Distance that shows a movement where no speed is known: 30 m, in NM. */
const MOVED_NM = 0.016;

/** After the landing, an aircraft that has stood for this long is on block, ms; a hold on the taxiway is shorter. */
const PARKED_MS = 180_000;

/** A pilot last seen on the ground this long ago has disconnected for good, ms. */
const GONE_MS = 300_000;

/** What was last seen of somebody. */
export interface Sighting extends Position {
  at: number;
  /** Since when the aircraft has been standing; null while it moves. */
  stillSince: number | null;
  /** When it was last seen in the air; null before. */
  airborneAt: number | null;
}

/** A flight that could begin: the place it leaves from, and the ends as any of their codes. */
export interface FeedBooking {
  origin: Position;
  depIcaos: readonly string[];
  arrIcaos: readonly string[];
}

/** What is known after somebody was seen again. */
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

/**
 * Whether this is the booked flight, on its way. It has left its stand at the origin, or says by its plan that it is this
 * flight; a plan to somewhere else is another flight. Known by the callsign alone, it has to have filed both ends.
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

/** Whether a place belongs to the record: all until the last stop, of which the first one is when it came on block. */
export function isRecorded(after: Sighting): boolean {
  return after.airborneAt === null || after.stillSince === null || after.stillSince === after.at;
}

/** Whether a flight that was last seen so has ended; `seenNow` is false once the feed no longer shows it. */
export function isOver(last: Sighting, seenNow: boolean, now: number): boolean {
  if (last.airborneAt === null || last.airborneAt === last.at) return false;
  if (seenNow) return last.stillSince !== null && last.at - last.stillSince >= PARKED_MS;
  return now - last.at >= GONE_MS;
}

function isStill(seen: NetworkPilot, before: Position | null): boolean {
  if (seen.gsKt !== null && seen.gsKt >= MOVING_KT) return false;
  return before === null || distanceNm(seen, before) <= MOVED_NM;
}
