/** Numbers of the points that have arrived, as ordered ranges that never touch: `[[0, 120], [140, 900]]`. */
export type KeptRanges = readonly (readonly [first: number, last: number])[];

/** The ranges with more numbers in them; in any order, repeats allowed. */
export function keepNumbers(ranges: KeptRanges, numbers: readonly number[]): [number, number][] {
  const all = [...ranges, ...numbers.map((number): [number, number] => [number, number])];
  const kept: [number, number][] = [];
  for (const [first, last] of all.toSorted((a, b) => a[0] - b[0])) {
    const before = kept.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else kept.push([first, last]);
  }
  return kept;
}

/** The ranges that are missing from 0 up to a number. */
export function missingNumbers(ranges: KeptRanges, last: number): [number, number][] {
  const missing: [number, number][] = [];
  let next = 0;
  for (const [first, end] of ranges) {
    if (first > last) break;
    if (first > next) missing.push([next, first - 1]);
    next = end + 1;
  }
  if (next <= last) missing.push([next, last]);
  return missing;
}
