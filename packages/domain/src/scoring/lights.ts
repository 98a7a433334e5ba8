import { LIGHT, bit, type LightName } from '../flight-record/telemetry-point.ts';
import type { Sample } from './sample.ts';
import type { Track } from './track.ts';

/** Whether a light is on in a sample; null if unknown. */
export function lightOn({ lights }: Sample, name: LightName): boolean | null {
  return bit(lights, LIGHT[name]);
}

/** Whether the recorder reports a light: one that never changes is marked as unknown in every sample. */
export function lightReported({ samples }: Track, name: LightName): boolean {
  return samples.some((sample) => lightOn(sample, name) !== null);
}
