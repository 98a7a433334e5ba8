import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { readSessionCookie, sessionCookies } from './session-cookie.ts';

const now = new Date('2026-11-22T10:00:00Z');
const token = 'a'.repeat(43);
const session = { token, expiresAt: new Date('2026-11-22T10:01:00Z') };

function asking(cookie: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers.cookie = cookie;
  return request;
}

it('is of this host alone over https, out of reach of scripts, and not sent by other sites', () => {
  const [first, second] = sessionCookies(session, { secure: true, now });
  expect(first).toBe(`__Host-plataforma-sesion=${token}; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`);
  expect(second).toMatch(/^__Host-plataforma-csrf=[\w-]{43}; Max-Age=60; Path=\/; Secure; SameSite=Lax$/);
});

it('is read under the name that it was given, so that no other host can plant one', () => {
  expect(readSessionCookie(asking(`__Host-plataforma-sesion=${token}`), true)).toBe(token);
  expect(readSessionCookie(asking(`plataforma-sesion=${token}`), true)).toBeUndefined();
  expect(readSessionCookie(asking(`plataforma-sesion=${token}`), false)).toBe(token);
  expect(readSessionCookie(asking('plataforma-sesion=short'), false)).toBeUndefined();
});

it('goes when the session ends', () => {
  for (const cookie of sessionCookies(null, { secure: true, now })) expect(cookie).toContain('=; Max-Age=0');
});
