import { itemsBetween } from '../flight-record/in-time.ts';
import type { Sample } from './sample.ts';

/** What was read in a time, in order; both ends included, ms since 1970 UTC. */
export function readings(
  samples: readonly Sample[],
  column: 'fuelKg' | 'weightKg',
  { from, to }: { from: number; to: number },
): number[] {
  return itemsBetween(samples, from, to).flatMap((sample) => sample[column] ?? []);
}
