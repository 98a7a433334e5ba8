import type { FlightTimes } from '../flight-record/flight-times.ts';
import { Sample } from './sample.ts';
import type { Track } from './track.ts';

/**
 * Samples in the air from the take-off to the last touchdown, or to the end when nobody saw it; none without a take-off.
 * Those of which nobody knows stay in their place and may not be looked at.
 */
export function airborneSamples(
  samples: readonly Sample[],
  { takeoff, landing }: FlightTimes,
): readonly Sample[] {
  if (takeoff === null) return [];
  return samples
    .filter(({ at, ground }) => at >= takeoff && at <= (landing ?? at) && ground !== true)
    .map((sample) => (sample.ground === null ? unusable(sample) : sample));
}

function unusable(sample: Sample): Sample {
  const { ground, afterGap } = sample;
  return new Sample(sample, { ground, usable: false, afterGap });
}

/** The last sample on the ground and the first in the air; undefined when something lies between them. */
export function beforeLiftOff({ samples, times }: Track): { last: Sample; first: Sample } | undefined {
  const index = samples.findIndex(({ at }) => at === times.takeoff);
  const [last, first] = [samples[index - 1], samples[index]];
  return last?.ground === true && first && !first.afterGap ? { last, first } : undefined;
}
