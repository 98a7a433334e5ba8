/**
 * How many rounds a slow test makes: in the plain run, in the long run (`LONG=on`, `npm test -- --long`), and in full,
 * which takes an hour (`LONG=full npx vitest run FILE`).
 */
export function howOften(plain: number, long: number, full: number): number {
  return isLong ? howOftenLong(long, full) : plain;
}

/** The same for a test that the plain run does without. */
export function howOftenLong(long: number, full: number): number {
  return process.env['LONG'] === 'full' ? full : long;
}

/** Whether this is a long run. */
export const isLong = 'LONG' in process.env;
