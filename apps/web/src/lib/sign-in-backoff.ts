/** Failed attempts that are free of waiting. */
export const FREE_ATTEMPTS = 5;
const LONGEST_WAIT_S = 60;

/**
 * Seconds to wait after failures in a row: none for the first five, then 2, 4, 8 … 60. It slows down guessing by hand;
 * against an attacker only the strength of the hash helps.
 */
export function waitAfterFailures(failures: number): number {
  return failures < FREE_ATTEMPTS ? 0 : Math.min(2 ** (failures - FREE_ATTEMPTS + 1), LONGEST_WAIT_S);
}
