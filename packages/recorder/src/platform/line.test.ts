// @vitest-environment node
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenLocally } from '@va/testing/listen-locally.ts';
import { type Answer, openLine } from './line.ts';

const HTML = '<!doctype html><title>Iniciar sesión</title>';
const OTHER = /^En esa dirección contesta otra cosa que la plataforma \(\d+\)\.$/;
let told: { status: number; body: string; headers?: Record<string, string> };
const asked: { path: string; key: string | undefined }[] = [];
const server = createServer((request, response) => {
  asked.push({ path: request.url ?? '', key: request.headers.authorization });
  response.writeHead(told.status, told.headers).end(told.body);
});
let address = '';
beforeAll(async () => {
  address = `http://127.0.0.1:${await listenLocally(server)}/`;
});
afterAll(() => server.close());
const ask = () => openLine(address, () => ({ Authorization: 'Bearer va_mine' }))('GET', '/me');

it.each<[string, typeof told, object]>([
  ['an answer', { status: 200, body: '{"code":"RPRT2345"}' }, { kind: 'ok', body: { code: 'RPRT2345' } }],
  ['no body', { status: 204, body: '' }, { kind: 'ok', body: {} }],
  [
    'a refusal',
    { status: 409, body: '{"code":"vuelo-abierto","detail":"Ya hay uno."}' },
    { kind: 'refused', status: 409, code: 'vuelo-abierto', detail: 'Ya hay uno.' },
  ],
  [
    'a refusal without a sentence',
    { status: 403, body: '{}' },
    { kind: 'refused', status: 403, code: '', detail: 'La plataforma contesta 403.' },
  ],
  ['a page', { status: 200, body: HTML }, { kind: 'unreachable', why: expect.stringMatching(OTHER) }],
  [
    'a page that was not found',
    { status: 404, body: HTML },
    { kind: 'unreachable', why: expect.stringMatching(OTHER) },
  ],
  [
    'a torn answer',
    { status: 200, body: '{"code":"RPR' },
    { kind: 'unreachable', why: expect.stringMatching(OTHER) },
  ],
  ['another kind of JSON', { status: 200, body: '"hola"' }, { kind: 'unreachable' }],
  ['a proxy’s page for what is too long', { status: 413, body: HTML }, { kind: 'refused', status: 413 }],
  [
    'a proxy’s page while it restarts',
    { status: 503, body: HTML, headers: { 'Retry-After': '20' } },
    { kind: 'refused', status: 503, retryAfterS: 20 },
  ],
  [
    'a limit',
    { status: 429, body: '{"code":"demasiadas-peticiones"}', headers: { 'Retry-After': '7' } },
    { kind: 'refused', status: 429, retryAfterS: 7 },
  ],
  [
    'a wait of a year',
    { status: 429, body: '{}', headers: { 'Retry-After': '31536000' } },
    { kind: 'refused', retryAfterS: 3600 },
  ],
])('takes %s for what it is', async (_, answer, expected) => {
  told = answer;
  expect(await ask()).toMatchObject(expected);
});

it.each(['-1', 'mañana', 'Sun, 29 Nov 2026 10:00:00 GMT'])('does not wait for %s', async (after) => {
  told = { status: 503, body: '{}', headers: { 'Retry-After': after } };
  expect(await ask()).not.toHaveProperty('retryAfterS');
});

it.each([301, 302, 307, 308])('follows no %d with its key: that is another’s address', async (status) => {
  told = { status, body: '', headers: { Location: `${address}otra` } };
  const before = asked.length;
  expect(await ask()).toMatchObject({ kind: 'unreachable', why: expect.stringMatching(OTHER) });
  expect(asked.slice(before)).toEqual([{ path: '/plataforma/api/v1/me', key: 'Bearer va_mine' }]);
});

it('says that nobody answers where nobody does', async () => {
  const answer: Answer = await openLine('http://127.0.0.1:9/', () => ({}))('GET', '/bookings');
  expect(answer).toEqual({ kind: 'unreachable', why: 'La plataforma no contesta.' });
});
