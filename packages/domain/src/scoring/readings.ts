import { itemsBetween } from '../flight-record/in-time.ts';
import type { Sample } from './sample.ts';

/** Values of a column between two moments, in order; both ends included, ms since 1970 UTC. */
export function readings(
  samples: readonly Sample[],
  column: 'fuelKg' | 'weightKg',
  { from, to }: { from: number; to: number },
): number[] {
  return itemsBetween(samples, from, to).flatMap((sample) => sample[column] ?? []);
}
