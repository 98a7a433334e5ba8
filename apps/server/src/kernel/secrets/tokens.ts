import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret of 256 bits for a cookie, a link or a key. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: it cannot be used by somebody who reads the database. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether two tokens are the same, in the same time whatever they share. */
export function isSameToken(one: string, other: string): boolean {
  return timingSafeEqual(tokenHash(one), tokenHash(other));
}

/**
 * What pages send back with a change, so that another site cannot: bound to the session, and readable by our own pages
 * alone.
 */
export function csrfToken(sessionToken: string): string {
  return createHash('sha256').update(`csrf:${sessionToken}`).digest('base64url');
}
