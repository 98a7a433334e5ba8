import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/db/database.ts';

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

/** A secret key stored in the database and so shared by all its processes; the first caller creates it. */
export async function serverSecret(db: Database, name: string): Promise<Uint8Array> {
  await db.queries
    .insertInto('server_secret')
    .values({ name, secret: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { secret } = await db.queries
    .selectFrom('server_secret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}
