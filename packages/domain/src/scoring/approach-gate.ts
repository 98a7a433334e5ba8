import { indexAfter, indexFrom } from '../flight-record/in-time.ts';
import { APPROACH_S } from './fixed-figures.ts';
import type { Sample, Track } from './track.ts';

/**
 * Index of the first sample at or below a radio height on the last approach. −1 when the moment was not seen: two
 * samples in a row must know their height, and no later one may be above it.
 */
export function gateIndex({ samples, landing }: Track, heightFt: number): number {
  const [first] = landing;
  if (!first) return -1;
  let index = indexAfter(samples, first.at) - 1;
  while (index >= 0 && !(isBelow(samples[index], heightFt) && isAbove(samples[index - 1], heightFt)))
    index -= 1;
  const gate = samples[index];
  if (!gate || gate.afterGap || first.at - gate.at > APPROACH_S * 1000) return -1;
  const again = samples
    .slice(index + 1, indexFrom(samples, first.at))
    .some(({ aglFt }) => (aglFt ?? 0) > heightFt);
  return again ? -1 : index;
}

function isBelow(sample: Sample | undefined, heightFt: number): boolean {
  return sample !== undefined && sample.aglFt !== null && sample.aglFt <= heightFt;
}

function isAbove(sample: Sample | undefined, heightFt: number): boolean {
  return sample !== undefined && sample.aglFt !== null && sample.aglFt > heightFt;
}
