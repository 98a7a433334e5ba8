/** Times, places and distance of a flight, worked out from the recording and never taken from the client. */
import { distanceNm } from '../great-circle.ts';
import { EVENT, type FlightEvent } from './flight-event.ts';
import { type BelievedRecording, believedRecording } from './believed-recording.ts';
import { firstFrom, indexAfter, itemsBetween } from './in-time.ts';
import { findOffBlock, findOnBlock, lastStop } from './on-block.ts';
import { orderEvents, orderPoints } from './point-order.ts';
import { STEADY, type Reporting } from './reporting.ts';
import type { TelemetryPoint } from './telemetry-point.ts';
import { findTouchdowns, lastLanding } from './touchdowns.ts';

/** Milliseconds since 1970 UTC each. */
export interface FlightTimes {
  /** First movement or pushback. */
  offBlock: number;
  /** First moment in the air; null when the take-off was not recorded. */
  takeoff: number | null;
  /** Last touchdown; null when nobody saw it. */
  landing: number | null;
  /** Parking brake set or arrival reported at the last stop, otherwise the last point. */
  onBlock: number;
  /** Block time in minutes, rounded half up from seconds. */
  blockMin: number;
  /** Distance flown and taxied from off block to on block, NM with one decimal. */
  distanceNm: number;
}

/** Times of a recorded flight; null without points. The order of the points does not matter. */
export function flightTimes(
  points: readonly TelemetryPoint[],
  events: readonly FlightEvent[],
  reporting: Reporting = STEADY,
): FlightTimes | null {
  const believed = believedRecording(orderPoints(points));
  return timesInOrder(believed, orderEvents(events), reporting);
}

/** Like `flightTimes`, for a checked recording and events that are already in order. */
export function timesInOrder(
  { points, states }: BelievedRecording,
  events: readonly FlightEvent[],
  reporting: Reporting,
): FlightTimes | null {
  const [first] = points;
  const end = points.at(-1);
  if (!first || !end) return null;
  const takeoff = points[liftOffIndex(states, reporting.fromAir)]?.at ?? null;
  const touchdowns = findTouchdowns(points, states, events, reporting);
  const landing = lastLanding(points, states, touchdowns, reporting).at(-1)?.at ?? null;
  const offBlock = findOffBlock(points, takeoff ?? end.at) ?? first.at;
  const down = landing ?? takeoff ?? offBlock;
  const stopped = points[lastStop(points)]?.at ?? end.at;
  const shown = firstFrom(points, indexAfter(points, down), ({ arrived }) => arrived === true);
  const arrivedAt = Math.min(arrivalHeld(events, { left: offBlock, stopped }), shown?.at ?? Infinity);
  const onBlock = findOnBlock(points, down, arrivedAt) ?? end.at;
  return {
    offBlock,
    takeoff,
    landing,
    onBlock,
    blockMin: minutesHalfUp((onBlock - offBlock) / 1000),
    distanceNm: Math.round(wayNm(itemsBetween(points, offBlock, onBlock)) * 10) / 10,
  };
}

/**
 * Index of the first airborne point after the take-off run; −1 if the take-off was not recorded. `fromAir`: the
 * recorder may have begun in the air.
 * @param states of ordered points, as `groundStates` gives them
 */
function liftOffIndex(states: readonly (boolean | null)[], fromAir: boolean): number {
  const ground = fromAir ? 0 : states.indexOf(true);
  return ground === -1 ? -1 : states.indexOf(false, ground);
}

/**
 * Instant from which the recorder's latest message says that the aircraft has arrived, ms since 1970 UTC: a message
 * holds until the next one. `stopped` if it already holds at the stop; `Infinity` if it never comes.
 * @param events in order
 */
function arrivalHeld(
  events: readonly FlightEvent[],
  { left, stopped }: { left: number; stopped: number },
): number {
  const words = events.filter(
    ({ kind, at }) => at > left && (kind === EVENT.onBlock || kind === EVENT.underWay),
  );
  if (words.findLast(({ at }) => at <= stopped)?.kind === EVENT.onBlock) return stopped;
  return words.find(({ kind, at }) => kind === EVENT.onBlock && at > stopped)?.at ?? Infinity;
}

/** Seconds as whole minutes, half a minute rounded up. */
export function minutesHalfUp(seconds: number): number {
  return Math.floor(seconds / 60 + 0.5);
}

/** Sum of the great circles between the points, NM. */
export function wayNm(points: readonly TelemetryPoint[]): number {
  let way = 0;
  let before: TelemetryPoint | undefined;
  for (const point of points) {
    if (before) way += distanceNm(before, point);
    before = point;
  }
  return way;
}

/**
 * Instant at which an emergency was first declared, taxiing or in the air, milliseconds since 1970 UTC; null without
 * one. One declared while parked does not count.
 */
export function declaredEmergency(
  events: readonly FlightEvent[],
  times: Pick<FlightTimes, 'offBlock' | 'onBlock'> | null,
): number | null {
  if (times === null) return null;
  const declared = events.filter(
    ({ kind, at }) => kind === EVENT.emergency && at >= times.offBlock && at <= times.onBlock,
  );
  return declared.length === 0 ? null : Math.min(...declared.map(({ at }) => at));
}
