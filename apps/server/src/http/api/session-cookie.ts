import type { IncomingMessage } from 'node:http';
import { parse, serialize } from 'hono/utils/cookie';
import { csrfToken } from '#server/kernel/secrets/tokens.ts';
import type { SessionCookie } from '#server/api/endpoint.ts';
import { KNOWN_S } from '#server/modules/access/known-devices.ts';

/**
 * Prefix of the cookies' names over https. Browsers accept such a cookie only from this very host, over https and for
 * every path, so that no neighbour under the same domain can plant a session.
 */
const PREFIX = '__Host-';
const SESSION = 'plataforma-sesion';
const CSRF = 'plataforma-csrf';
const DEVICE = 'plataforma-equipo';

/** Name of the session's cookie; `secure` over https. */
export function sessionCookieName(secure: boolean): string {
  return secure ? PREFIX + SESSION : SESSION;
}

/** The token of the session's cookie, where there is one. */
export function readSessionCookie(request: IncomingMessage, secure: boolean): string | undefined {
  return readToken(request, sessionCookieName(secure));
}

/** The token of a browser in which a pilot has signed in before; undefined without one. */
export function readDeviceCookie(request: IncomingMessage, secure: boolean): string | undefined {
  return readToken(request, secure ? PREFIX + DEVICE : DEVICE);
}

function readToken(request: IncomingMessage, name: string): string | undefined {
  const token = parse(request.headers.cookie ?? '', name)[name];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/**
 * The `Set-Cookie` values of a session, or those that delete it: the token, which no script can read; the CSRF token,
 * which our own pages send back with every change; and the browser's token, which stays after the session ends.
 * `secure` over https.
 */
export function sessionCookies(
  session: SessionCookie | null,
  { secure, now }: { secure: boolean; now: Date },
): string[] {
  const maxAge = session ? Math.max(0, Math.round((session.expiresAt.getTime() - now.getTime()) / 1000)) : 0;
  const common = { path: '/', sameSite: 'Lax', secure, maxAge } as const;
  const token = session?.token ?? '';
  return [
    serialize(sessionCookieName(secure), token, { ...common, httpOnly: true }),
    serialize(secure ? PREFIX + CSRF : CSRF, token === '' ? '' : csrfToken(token), common),
    ...(session?.device === undefined
      ? []
      : [
          serialize(secure ? PREFIX + DEVICE : DEVICE, session.device, {
            ...common,
            httpOnly: true,
            maxAge: KNOWN_S,
          }),
        ]),
  ];
}
