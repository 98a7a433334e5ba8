/** What benches measure: `npm run bench` writes it into tables. */
import { median as medianOfSome } from '@va/domain/numbers.ts';

/** Something that was measured once. */
export interface Figure {
  /** What, with its unit. */
  name: string;
  /** What it was measured on: «embedded» or «postgres» for a database, or the name of a built site; left out where neither takes part. */
  on?: string;
  value: number;
  /** What bounds it, measured in the same run: the same work without the portal or the platform, in the same unit. */
  bound?: number;
  /** What a peer of the same trade needs for it, in the same unit; measured once, as its part of the report says. */
  peer?: number;
  /** What must hold of the value, or of the ratio to what bounds it. */
  bar?: { of?: 'ratio'; least?: number; most?: number };
}

/** The middle of some numbers, the mean of the two middle ones where they are even; NaN of none. */
export const median = (numbers: readonly number[]): number => medianOfSome(numbers) ?? Number.NaN;

/** The number below which that share of all lies: 0.95 is the 95th percentile. NaN of none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
