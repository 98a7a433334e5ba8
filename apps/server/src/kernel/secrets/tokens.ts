import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A new secret of 256 bits for a cookie, a link or a key. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The digest of a token, stored instead of it, so that reading the database gives nobody access. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Compares two tokens in constant time. */
export function isSameToken(one: string, other: string): boolean {
  return timingSafeEqual(tokenHash(one), tokenHash(other));
}

/**
 * The CSRF token that our pages send with every change. It derives from the session, and other sites cannot read it.
 */
export function csrfToken(sessionToken: string): string {
  return createHash('sha256').update(`csrf:${sessionToken}`).digest('base64url');
}

/** Letters and digits without look-alikes (no 0/O, 1/I/L). */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random code for people; eight characters by default, one of 30⁸. */
export function newCode(length = 8): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
