/** When positions were recorded, by the clock of their client. */
import { HOUR_MS, MINUTE_MS } from '@va/domain/durations.ts';
import type { Position } from '@va/domain/great-circle.ts';
import { type Body, isBody, number, placeIn, time } from '../shared/fields.ts';

/** Positions may be this old: a recorder that was without a line sends them later. */
const OLDEST_MS = 48 * HOUR_MS;
/** Between two positions without any time. */
const APART_MS = 100;
/** A clock that is further off than this shows another time of the day, ms. */
const CLOCK_MS = HOUR_MS;
/** Nothing is recorded after it arrives; so much may be the way of a batch or two clocks, ms. */
const NOISE_MS = 10_000;
/** A clock that has stood for longer than any repeat of a request belongs to a simulator that was paused, ms. */
const PAUSE_MS = 2 * MINUTE_MS;

/** What is known of the clock behind `sim_time`, which the note of the flight keeps; ms. */
interface SimClock {
  /** Newest time that it showed. */
  at: number;
  /** When we first heard that one, and last. */
  cameAt: number;
  heardAt: number;
  /** Whether it was seen to go on. */
  ran: boolean;
  /** What is added to it so that it is our time, but for the least delay of the flight, which is known at its end. */
  behindMs: number;
  /** Where the aircraft was then. */
  lat: number;
  lon: number;
}

/** When each position was recorded. */
export interface RecordedTimes {
  times: number[];
  /** No clock says so: these are times of arrival. */
  byArrival: boolean;
  /** What the note keeps of the clock. */
  note: Body;
}

/**
 * By `created_at` where that can be, whose clock is corrected when all has come. Else by `sim_time`, as the same client's
 * clock, however late a position comes. Where neither runs, at arrival: such times order positions and prove nothing.
 * @param before the note of the flight
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
    // Points without an id are told apart by their time: of two at once one would be lost.
    if (step === null) return arrival(i);
    if (clock) return step + clock.behindMs;
    const late = newestOf(steps) - step;
    return isClock ? now.getTime() - (late >= 0 && late < OLDEST_MS ? late : 0) : arrival(i);
  });
  return { times, byArrival: !isClock && clock === null, note: clock ? { simClock: clock } : {} };
}

/** The clock behind the times of a batch; null where it has none or does not run. */
function readClock(
  positions: readonly Body[],
  steps: readonly (number | null)[],
  note: Body,
  now: Date,
): SimClock | null {
  const at = newestOf(steps);
  const place = placeIn(positions[steps.indexOf(at)] ?? {});
  const told = steps.filter((step) => step !== null);
  if (!place || told.length < steps.length || at - Math.min(...told) >= OLDEST_MS) return null;
  if (told.length > 1 && told.every((step) => step === at)) return null;
  const cameAt = now.getTime();
  const before = clockIn(note);
  const seen = { at, cameAt, heardAt: cameAt, ran: before !== null && at > before.at, ...place };
  // One that has stood since the flight was begun may be none: what comes with it then is no repeat.
  const isNew = !before || (at === before.at && !before.ran && isAt(place, before));
  if (isNew || Math.abs(cameAt - at - before.behindMs) >= OLDEST_MS)
    return { ...seen, behindMs: Math.abs(cameAt - at) < CLOCK_MS ? aheadOf(cameAt - at) : cameAt - at };
  if (at < before.at) return before;
  if (at === before.at)
    // The same again; one that stands while the aircraft moves is no clock.
    return isAt(place, before) ? { ...before, heardAt: cameAt } : null;
  const stood = before.heardAt - before.cameAt;
  const behindMs = before.behindMs + (stood > PAUSE_MS ? stood : 0);
  return { ...seen, behindMs: behindMs + aheadOf(cameAt - at - behindMs) };
}

function isAt(place: Position, before: Position): boolean {
  return place.lat === before.lat && place.lon === before.lon;
}

/** What is taken from a clock that is ahead: it was said to be further behind than it is, or was set. 0 within the noise. */
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

/** When a client says that something was written, by its own clock; null where no clock can say so. */
export function clockTime(sent: Body, now: Date): number | null {
  const at = time(sent, 'created_at');
  return at !== null && Math.abs(at - now.getTime()) < OLDEST_MS ? at : null;
}

function newestOf(times: readonly (number | null)[]): number {
  return Math.max(...times.map((at) => at ?? -Infinity));
}
