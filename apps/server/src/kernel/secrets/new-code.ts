import { randomInt } from 'node:crypto';

/** Letters and digits without look-alikes (no 0/O, 1/I/L). */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random code for people; eight characters by default, one of 30⁸. */
export function newCode(length = 8): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
