import { randomInt } from 'node:crypto';

/** Letters and figures that nobody mixes up. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code for people, of so many signs: one of 30⁸ where nothing else is said. */
export function newCode(length = 8): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
