/**
 * How often a test does what takes long: in the plain run, in the long run (`LONG=on`, `npm test -- --long`), and as
 * often as was asked of the platform once, which takes an hour (`LONG=full npx vitest run FILE`).
 */
export function howOften(plain: number, long: number, full: number): number {
  if (process.env['LONG'] === 'full') return full;
  return isLong ? long : plain;
}

/** Whether this is a long run. */
export const isLong = 'LONG' in process.env;
