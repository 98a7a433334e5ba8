import { APPROACH_S } from './fixed-figures.ts';
import type { Sample } from './sample.ts';
import type { Track } from './track.ts';

/**
 * Index of the first sample at or below a radio height on the last approach. −1 when the moment was not seen: two
 * samples in a row must know their height, and no later one may be above it.
 */
export function gateIndex({ samples, landing }: Track, heightFt: number): number {
  const [first] = landing;
  if (!first) return -1;
  const index = samples.findLastIndex(
    (sample, i) => sample.at <= first.at && isBelow(sample, heightFt) && isAbove(samples[i - 1], heightFt),
  );
  const gate = samples[index];
  if (!gate || gate.afterGap || first.at - gate.at > APPROACH_S * 1000) return -1;
  const again = samples.some(({ at, aglFt }) => at > gate.at && at < first.at && (aglFt ?? 0) > heightFt);
  return again ? -1 : index;
}

function isBelow({ aglFt }: Sample, heightFt: number): boolean {
  return aglFt !== null && aglFt <= heightFt;
}

function isAbove(sample: Sample | undefined, heightFt: number): boolean {
  return sample !== undefined && sample.aglFt !== null && sample.aglFt > heightFt;
}
