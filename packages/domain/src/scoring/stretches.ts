/** Stretches of a flight in which a condition held for its time. */
import type { Interruption } from '../flight-record/interruptions.ts';
import type { Sample, Track } from './track.ts';

/** Properties that a sample of any kind needs to be part of a stretch. */
export type Moment = Pick<Sample, 'at' | 'usable' | 'afterGap'>;

/** Samples from the first to the last one of a stretch. */
export interface Stretch<T extends Moment = Sample> {
  /** Milliseconds since 1970 UTC. */
  from: number;
  to: number;
  /** The samples for which the condition held; at least two. */
  samples: readonly T[];
}

/** Duration for which a condition must hold. */
export interface Hold {
  /** Seconds from the first sample to the last. */
  seconds: number;
  /** Whether it must hold for more than this time, instead of at least. */
  longer?: boolean;
  /** Stretches separated by at most this many seconds count as one. */
  mergeS?: number;
  /** Look at samples too that rules may not look at. */
  everywhere?: boolean;
}

/**
 * Stretches in which the test held for the required time at two samples or more. A run ends at an unusable sample, at
 * one with a null result, and after a gap. Two stretches count as separate only if a sample between them is known to
 * fail, so that missing data never splits one.
 */
export function findStretches<T extends Moment>(
  samples: readonly T[],
  test: (sample: T) => boolean | null,
  { seconds, longer = false, mergeS = 0, everywhere = false }: Hold,
): Stretch<T>[] {
  const found: T[][] = [];
  let run: T[] = [];
  /** First and last sample that is known to fail since the last stretch. */
  let left: T | undefined;
  let right: T | undefined;
  let before: T | undefined;
  let heldBefore: boolean | null = null;
  const close = () => {
    const lasted = ((run.at(-1)?.at ?? 0) - (run[0]?.at ?? 0)) / 1000;
    if (run.length > 1 && (longer ? lasted > seconds : lasted >= seconds)) {
      const last = found.at(-1);
      if (last && (left === undefined || (right?.at ?? 0) - left.at <= mergeS * 1000))
        for (const sample of run) last.push(sample);
      else found.push(run);
      left = undefined;
    }
    run = [];
  };
  samples.forEach((sample) => {
    const holds = everywhere || sample.usable ? test(sample) : null;
    if (run.length > 0 && (holds !== true || sample.afterGap)) close();
    if (heldBefore === false) right = sample;
    if (holds === false) left ??= before ?? sample;
    if (holds === true) run.push(sample);
    before = sample;
    heldBefore = holds;
  });
  close();
  return found.map((group) => ({ from: group[0]?.at ?? 0, to: group.at(-1)?.at ?? 0, samples: group }));
}

/** Largest value over the samples of a stretch; unknown ones don't count. */
export function largest({ samples }: Stretch, value: (sample: Sample) => number | null): number {
  return samples.reduce((most, sample) => Math.max(most, value(sample) ?? most), Number.NEGATIVE_INFINITY);
}

/** Seconds of a stretch. */
export function lasting({ from, to }: Stretch): number {
  return (to - from) / 1000;
}

/** Whether a value is above a limit; null if it is unknown. */
export function isAbove(value: number | null, limit: number): boolean | null {
  return value === null ? null : value > limit;
}

/** Whether a value is below a limit; null if it is unknown. */
export function isBelow(value: number | null, limit: number): boolean | null {
  return value === null ? null : value < limit;
}

/** The contrary; null where it is unknown. */
export function not(told: boolean | null): boolean | null {
  return told === null ? null : !told;
}

/**
 * Logical «and» of up to four values: false if one is false, otherwise null if one is unknown. Called for every sample,
 * so without an array.
 */
export function both(
  a: boolean | null,
  b: boolean | null,
  c: boolean | null = true,
  d: boolean | null = true,
): boolean | null {
  if (a === false || b === false || c === false || d === false) return false;
  return a === null || b === null || c === null || d === null ? null : true;
}

/** Pauses between off block and on block. */
export function pausesInBlock(track: Track): Interruption[] {
  return inBlock(track).filter(({ kind }) => kind === 'pause');
}

/** Gaps between off block and on block, cut to it. */
export function gapsInBlock(track: Track): Interruption[] {
  const { offBlock, onBlock } = track.times;
  return inBlock(track)
    .filter(({ kind }) => kind === 'gap')
    .map(({ kind, from, to }) => {
      const [start, end] = [Math.max(from, offBlock), Math.min(to, onBlock)];
      return { kind, from: start, to: end, seconds: (end - start) / 1000 };
    });
}

function inBlock({ interruptions, times: { offBlock, onBlock } }: Track): Interruption[] {
  return interruptions.filter(({ from, to }) => to > offBlock && from < onBlock);
}
