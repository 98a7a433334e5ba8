/** The fast recording around a touchdown: from its event, or from points that come as fast. */
import type { TouchdownSample } from '../flight-record/flight-event.ts';
import { itemsBetween } from '../flight-record/in-time.ts';
import { steadyHeights } from '../flight-record/touch-in-window.ts';
import type { Touchdown } from '../flight-record/touchdowns.ts';
import type { Track } from './track.ts';

/** A sample late by this part of its interval is still in time. */
const LATE = 1.25;

/** Samples between two times, each moment once; those of the event where there are any. */
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
