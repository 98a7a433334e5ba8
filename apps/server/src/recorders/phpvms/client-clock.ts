/** Determines when positions were recorded, by their client's clock. */
import { HOUR_MS, MINUTE_MS } from '@va/domain/durations.ts';
import type { Position } from '@va/domain/great-circle.ts';
import { type Body, isBody, number, placeIn, time } from '../shared/fields.ts';

/** Oldest accepted position, ms: a recorder without a connection sends them later. */
const OLDEST_MS = 48 * HOUR_MS;
/** Assumed interval of positions without a time, ms. */
const APART_MS = 100;
/** A clock with a larger difference shows another time of day, such as the simulator's, ms. */
const CLOCK_MS = HOUR_MS;
/** Tolerance by which a position may seem recorded after its arrival, due to transmission or clocks, ms. */
const NOISE_MS = 10_000;
/** A clock that stood still for longer than this belongs to a paused simulator, ms; repeated requests are faster. */
const PAUSE_MS = 2 * MINUTE_MS;

/** State of the clock behind `sim_time`, stored in the flight's note; all ms. */
interface SimClock {
  /** Newest time that the clock showed. */
  at: number;
  /** When that time first arrived, and last. */
  cameAt: number;
  heardAt: number;
  /** Whether the clock was seen to advance. */
  ran: boolean;
  /** Add this to get the server's time, except for the flight's smallest delay, which is known only at its end. */
  behindMs: number;
  /** Where the aircraft was then. */
  lat: number;
  lon: number;
}

/** When each position was recorded. */
export interface RecordedTimes {
  times: number[];
  /** Whether these are only times of arrival, without any clock. */
  byArrival: boolean;
  /** The clock's state for the flight's note. */
  note: Body;
}

/**
 * Uses `created_at` if it is plausible; its clock is corrected once the flight is complete. Otherwise uses `sim_time`
 * as the client's clock, however late a position arrives. If neither clock runs, uses the time of arrival, which orders
 * positions but proves nothing.
 * @param before the flight's note
 */
export function whenRecorded(positions: readonly Body[], before: Body, now: Date): RecordedTimes {
  const created = positions.map((position) => time(position, 'created_at'));
  const newest = newestOf(created);
  const isClock = Math.abs(newest - now.getTime()) < OLDEST_MS;
  const simulated = positions.map((position) => time(position, 'sim_time'));
  const hasSim = simulated.some((at) => at !== null);
  const steps = hasSim ? simulated : created;
  const clock = isClock ? null : readClock(positions, steps, before, now);
  const arrival = (i: number) => now.getTime() - (positions.length - 1 - i) * APART_MS;
  const times = positions.map((_, i) => {
    const at = created[i] ?? null;
    if (isClock && at !== null && newest - at < OLDEST_MS) return at;
    const step = steps[i] ?? null;
    // Points without an id are identified by their time, so two must not have the same.
    if (step === null) return arrival(i);
    if (clock) return step + clock.behindMs;
    const late = newestOf(steps) - step;
    return isClock ? now.getTime() - (late >= 0 && late < OLDEST_MS ? late : 0) : arrival(i);
  });
  return { times, byArrival: !isClock && clock === null, note: clock ? { simClock: clock } : {} };
}

/** The clock of a batch's `sim_time`; null if there is none or it does not run. */
function readClock(
  positions: readonly Body[],
  steps: readonly (number | null)[],
  note: Body,
  now: Date,
): SimClock | null {
  const at = newestOf(steps);
  const place = placeIn(positions[steps.indexOf(at)] ?? {});
  const reported = steps.filter((step) => step !== null);
  if (!place || reported.length < steps.length || at - Math.min(...reported) >= OLDEST_MS) return null;
  if (reported.length > 1 && reported.every((step) => step === at)) return null;
  const cameAt = now.getTime();
  const before = clockIn(note);
  const seen = { at, cameAt, heardAt: cameAt, ran: before !== null && at > before.at, ...place };
  // A clock that has stood still since the start may not be one: a position with it is then not a repeat.
  const isNew = !before || (at === before.at && !before.ran && isAt(place, before));
  if (isNew || Math.abs(cameAt - at - before.behindMs) >= OLDEST_MS)
    return { ...seen, behindMs: Math.abs(cameAt - at) < CLOCK_MS ? aheadOf(cameAt - at) : cameAt - at };
  if (at < before.at) return before;
  if (at === before.at)
    // The same time and place is a repeat; a clock that stands still while the aircraft moves is none.
    return isAt(place, before) ? { ...before, heardAt: cameAt } : null;
  const stood = before.heardAt - before.cameAt;
  const behindMs = before.behindMs + (stood > PAUSE_MS ? stood : 0);
  return { ...seen, behindMs: behindMs + aheadOf(cameAt - at - behindMs) };
}

function isAt(place: Position, before: Position): boolean {
  return place.lat === before.lat && place.lon === before.lon;
}

/** Correction of a clock that runs ahead of the server's, ms; 0 within the tolerance. */
function aheadOf(late: number): number {
  return late < -NOISE_MS ? late : 0;
}

function clockIn({ simClock }: Body): SimClock | null {
  if (!isBody(simClock)) return null;
  const value = (name: keyof SimClock) => number(simClock, name) ?? 0;
  return {
    at: value('at'),
    cameAt: value('cameAt'),
    heardAt: value('heardAt'),
    ran: simClock['ran'] === true,
    behindMs: value('behindMs'),
    lat: value('lat'),
    lon: value('lon'),
  };
}

/** The client's own time of something; null if it is not plausible. */
export function clockTime(sent: Body, now: Date): number | null {
  const at = time(sent, 'created_at');
  return at !== null && Math.abs(at - now.getTime()) < OLDEST_MS ? at : null;
}

function newestOf(times: readonly (number | null)[]): number {
  return Math.max(...times.map((at) => at ?? -Infinity));
}
