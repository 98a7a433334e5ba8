/** Measures how hard a touchdown was, from all sources. */
import { itemsBetween } from '../flight-record/in-time.ts';
import { steadyHeights, type Touchdown } from '../flight-record/touchdowns.ts';
import { LEAST_SHARE } from './fixed-figures.ts';
import type { TouchdownSample } from '../flight-record/flight-event.ts';
import type { Track } from './track.ts';
import type { Band } from './figure-kinds.ts';

/** Vertical speeds in ft/min, all positive. */
export interface TouchdownRate {
  /** Latched by the recorder; null without it. */
  latched: number | null;
  /** Slope of the radio height over the last second; null without samples fast enough. */
  slope: number | null;
  /** Value that is judged; null unless both sources measured. */
  judged: number | null;
  /** Whether the two measures differ so much that the more favourable one counts. */
  doubtful: boolean;
}

/** The airline's tolerances for measuring it: see S-14 and S-15. */
interface RateTolerance {
  doubtFpm: number;
  slopeS: number;
  leastHz: number;
}
interface LoadTolerance {
  windowS: number;
  leastHz: number;
}

/** The vertical speed of a touchdown. */
export function touchdownRate(
  track: Track,
  touchdown: Touchdown,
  rule: { tolerance: RateTolerance },
): TouchdownRate {
  const { slopeS, leastHz, doubtFpm } = rule.tolerance;
  const said = touchdown.event?.data.rateFpm ?? null;
  const latched = said === null ? null : Math.round(Math.abs(said));
  const slope = slopeBefore(track, touchdown, { seconds: slopeS, leastHz });
  if (latched === null || slope === null) return { latched, slope, judged: null, doubtful: false };
  const doubtful = Math.abs(latched - slope) > doubtFpm;
  const judged = doubtful ? Math.min(latched, slope) : Math.round((latched + slope) / 2);
  return { latched, slope, judged, doubtful };
}

/** Samples that make a slope. */
const LEAST_SAMPLES = 3;

/** A sample late by this part of its interval is still in time. */
const LATE = 1.25;

/**
 * Slope of the height in the last second before the touchdown, without samples on the ground; null if the recording was
 * not fast enough.
 */
function slopeBefore(
  track: Track,
  touchdown: Touchdown,
  { seconds, leastHz }: { seconds: number; leastHz: number },
): number | null {
  const { at: to } = touchdown;
  const all = fastSamples(track, [touchdown], to - seconds * 1000, to).filter(({ at }) => at < to);
  const from = Math.min(all[0]?.at ?? to, to - LEAST_SHARE * seconds * 1000);
  const isReported = all.length >= LEAST_SAMPLES && isFast(all, 'aglFt', { from, to, hz: leastHz });
  const flat = all.every(({ aglFt }) => aglFt === all[0]?.aglFt);
  return isReported && !flat ? Math.round(Math.abs(slopePerMinute(all))) : null;
}

/** Least-squares slope of the height, ft/min. */
function slopePerMinute(samples: readonly TouchdownSample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const times = samples.map(({ at }) => at / 60_000);
  const heights = samples.map(({ aglFt }) => aglFt ?? 0);
  const [time, height] = [mean(times), mean(heights)];
  const up = times.reduce((sum, at, i) => sum + (at - time) * ((heights[i] ?? 0) - height), 0);
  return up / times.reduce((sum, at) => sum + (at - time) ** 2, 0);
}

/**
 * Largest load factor of a touchdown: the recorder's own or that of the fast samples, whichever is larger. The fast one
 * counts only if two samples show it or the recorder reports as much. Null without any.
 */
export function touchdownG(
  track: Track,
  touchdown: Touchdown,
  rule: { tolerance: LoadTolerance },
): number | null {
  const { windowS, leastHz } = rule.tolerance;
  const [from, to] = [touchdown.at - windowS * 1000, touchdown.at + windowS * 1000];
  const samples = fastSamples(track, [touchdown], from, to);
  const fast = isFast(samples, 'g', { from, to, hz: leastHz });
  const loads = samples.map(({ g }) => g ?? 0).toSorted((a, b) => b - a);
  // A load that never changes is not measured: wheels that touch change it.
  const seen = fast && loads[0] !== loads.at(-1) ? (loads[1] ?? null) : null;
  const said = touchdown.event?.data.g ?? null;
  return seen === null || said === null ? (said ?? seen) : Math.max(seen, said);
}

/**
 * The fast recording around a touchdown: from its event, or from points that come as fast. Samples between two
 * times, each moment once; those of the event where there are any.
 */
export function fastSamples(
  track: Track,
  touchdowns: readonly Touchdown[],
  from: number,
  to: number,
): TouchdownSample[] {
  const windows = touchdowns.flatMap(({ event }) => event?.data.window ?? []);
  const source = windows.length > 0 ? windows : itemsBetween(track.samples, from, to);
  const byTime = new Map<number, TouchdownSample>();
  for (const { at, aglFt, g } of source) if (at >= from && at <= to) byTime.set(at, { at, aglFt, g });
  return steadyHeights([...byTime.values()].toSorted((a, b) => a.at - b.at));
}

/** Whether samples with the value cover the time between two moments at `hz` per second. */
export function isFast(
  samples: readonly TouchdownSample[],
  value: 'aglFt' | 'g',
  { from, to, hz }: { from: number; to: number; hz: number },
): boolean {
  const step = (1000 / hz) * LATE;
  const times = [from, ...samples.map(({ at }) => at), to];
  const close = times.every((at, i) => i === 0 || at - (times[i - 1] ?? at) <= step);
  return samples.length > 1 && close && samples.every((sample) => sample[value] !== null);
}

/** Tenths of the band that a value falls into; bands in rising order, the last without an end. */
export function bandOf(value: number, bands: readonly Band[]): number {
  return bands.find(({ upTo }) => upTo === null || value <= upTo)?.deduction ?? 0;
}
