import type { IncomingMessage } from 'node:http';
import { parse, serialize } from 'hono/utils/cookie';
import { csrfToken } from '#server/modules/access/tokens.ts';

const SESSION = 'plataforma-sesion';
const CSRF = 'plataforma-csrf';

/** The token of the session's cookie, where there is one. */
export function readSessionCookie(request: IncomingMessage): string | undefined {
  const token = parse(request.headers.cookie ?? '', SESSION)[SESSION];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/**
 * The cookies of a session, or those that end it: the token, which no script can read, and the value that our own pages
 * send back with every change. `secure` over https.
 */
export function sessionCookies(
  session: { token: string; expiresAt: Date } | null,
  { secure, now }: { secure: boolean; now: Date },
): string[] {
  const maxAge = session ? Math.max(0, Math.round((session.expiresAt.getTime() - now.getTime()) / 1000)) : 0;
  const common = { path: '/', sameSite: 'Lax', secure, maxAge } as const;
  const token = session?.token ?? '';
  return [
    serialize(SESSION, token, { ...common, httpOnly: true }),
    serialize(CSRF, token === '' ? '' : csrfToken(token), common),
  ];
}
