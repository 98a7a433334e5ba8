import { LIGHT, bit, type LightName } from '../flight-record/telemetry-point.ts';
import type { Sample, Track } from './track.ts';

/** Whether a light of a sample is on; null when unknown. */
export function lightOn({ lights }: Sample, name: LightName): boolean | null {
  return bit(lights, LIGHT[name]);
}

/** A light that is on from the first sample to the last is not connected: nobody parks or taxies like that. */
export function lightReported({ samples }: Track, name: LightName): boolean {
  return samples.some((sample) => lightOn(sample, name) === false);
}
