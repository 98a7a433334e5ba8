import type { Band } from './figure-kinds.ts';

/** Tenths of the band that a value falls into; bands in rising order, the last without an end. */
export function bandOf(value: number, bands: readonly Band[]): number {
  return bands.find(({ upTo }) => upTo === null || value <= upTo)?.deduction ?? 0;
}
