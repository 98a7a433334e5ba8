// @vitest-environment node
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { headersOf } from './who-flies.ts';

/** What a platform answers to the next questions at `/device/token`; then it hands out a key. */
let tokenAnswers: { status: number; code: string }[] = [];
let goodKeys = new Set<string>();
/** How far a password alone leads. */
let stage = 'open';
let asked: string[] = [];
const server = createServer((request, response) => {
  const path = request.url?.replace('/plataforma/api/v1', '') ?? '';
  asked.push(`${request.method} ${path}`);
  const answer = (status: number, body: object, headers = {}) =>
    response.writeHead(status, headers).end(JSON.stringify(body));
  const refusal = path === '/device/token' ? tokenAnswers.shift() : undefined;
  if (refusal) return answer(refusal.status, { code: refusal.code, detail: `No: ${refusal.code}` });
  if (path === '/session') return answer(200, { stage }, { 'Set-Cookie': 'plataforma-csrf=token; Path=/' });
  if (path === '/device')
    return answer(201, {
      deviceCode: 'secret',
      userCode: 'ABCD-EFGH',
      verificationUrl: 'https://va.example/plataforma/dispositivo',
      interval: 5,
    });
  if (path === '/device/token') {
    goodKeys.add('va_new');
    return answer(200, { secret: 'va_new' });
  }
  const key = request.headers.authorization?.replace('Bearer ', '') ?? '';
  return answer(goodKeys.has(key) ? 404 : 401, {});
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

let dataFolder = '';
let pauses: number[] = [];
let said: string[] = [];
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'fly-'));
  [tokenAnswers, goodKeys, asked, pauses, said] = [[], new Set(), [], [], []];
  stage = 'open';
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

const who = (...words: string[]) =>
  headersOf(readOptions([...words, '--url', `http://127.0.0.1:${port}`]), {
    dataFolder,
    wait: async (ms) => pauses.push(ms),
    say: (text) => said.push(text),
  });

it('shows a code, waits as it is told, and keeps the key for the next flight', async () => {
  tokenAnswers = [
    { status: 400, code: 'autorizacion-pendiente' },
    { status: 400, code: 'mas-despacio' },
    { status: 400, code: 'autorizacion-pendiente' },
  ];
  expect(await who('EVE017')).toEqual({ Authorization: 'Bearer va_new' });
  expect(said.join(' ')).toContain('https://va.example/plataforma/dispositivo');
  expect(said.join(' ')).toContain('ABCD-EFGH');
  expect(pauses).toEqual([5000, 5000, 10_000, 10_000]);
  expect(statSync(join(dataFolder, 'fly-keys.json')).mode & 0o777).toBe(0o600);
  asked = [];
  expect(await who('EVE017')).toEqual({ Authorization: 'Bearer va_new' });
  expect(asked).toEqual(['GET /reports/current']);
});

it('asks anew when the key that was kept was withdrawn', async () => {
  await who();
  goodKeys.clear();
  asked = [];
  expect(await who()).toEqual({ Authorization: 'Bearer va_new' });
  expect(asked).toEqual(['GET /reports/current', 'POST /device', 'POST /device/token']);
});

it('ends with the platform’s words when the pilot refuses', async () => {
  tokenAnswers = [{ status: 400, code: 'autorizacion-denegada' }];
  await expect(who()).rejects.toThrow('No: autorizacion-denegada');
});

it('flies with a sample account of this machine at once, and tells its password to no other', async () => {
  writeFileSync(
    join(dataFolder, 'sample-accounts.json'),
    JSON.stringify([{ callsign: 'EVE017', password: 'de muestra' }]),
  );
  expect(await who()).toMatchObject({ 'X-CSRF-Token': 'token' });
  expect(asked).toEqual(['POST /session']);
  asked = [];
  await who('EVE099');
  expect(asked).toEqual(['POST /device', 'POST /device/token']);
  const elsewhere = headersOf(readOptions(['--url', 'http://va.invalid/', '--key', 'va_given']), {
    dataFolder,
    wait: async () => {},
    say: () => {},
  });
  expect(await elsewhere).toEqual({ Authorization: 'Bearer va_given' });
});

it('goes on with a code where the sample account asks for a second factor', async () => {
  writeFileSync(
    join(dataFolder, 'sample-accounts.json'),
    JSON.stringify([{ callsign: 'EVE017', password: 'de muestra' }]),
  );
  stage = 'second_factor';
  expect(await who('EVE017')).toEqual({ Authorization: 'Bearer va_new' });
  expect(asked).toEqual(['POST /session', 'POST /device', 'POST /device/token']);
});
