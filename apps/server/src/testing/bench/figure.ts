import type { DriverKind } from '#server/db/driver.ts';

/** Something that was measured once. */
export interface Figure {
  /** What, with its unit. */
  name: string;
  /** The database it was measured on; left out where none takes part. */
  on?: DriverKind;
  value: number;
  /** What bounds it, measured in the same run: the same work without the platform, in the same unit. */
  bound?: number;
  /** What a peer of the same trade needs for it, in the same unit; measured once, as its part of the report says. */
  peer?: number;
  /** What must hold of the value, or of the ratio to what bounds it. */
  bar?: { of?: 'ratio'; least?: number; most?: number };
}

/** The middle of some numbers; NaN of none. */
export function median(numbers: readonly number[]): number {
  return part(numbers, 0.5);
}

/** The number below which that share of all lies: 0.95 is the 95th percentile. NaN of none. */
export function part(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
