import { addMonths } from '../months.ts';

/** The longest run of months without a gap; months are `YYYY-MM`, in any order. */
export function longestStreak(months: Iterable<string>): number {
  const flown = new Set(months);
  let longest = 0;
  for (const month of flown) {
    if (flown.has(addMonths(month, -1))) continue;
    let length = 1;
    while (flown.has(addMonths(month, length))) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
