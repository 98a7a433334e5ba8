import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ApiEnv } from './api/api-options.ts';
import type { PlatformOptions } from './platform-options.ts';
import { addressWatch } from './api/request-origin.ts';
import type { Logger } from './log.ts';
import { addProbes } from './probes.ts';

const appWith = (options: Partial<PlatformOptions>) => {
  const app = new Hono<ApiEnv>();
  addProbes(app, {
    metrics: { contentType: 'text/plain', read: async () => 'requests 1' },
    metricsToken: 'una-clave-larga',
    trustedProxies: 0,
    publicUrl: 'http://localhost:4173/',
    ...options,
  } as unknown as PlatformOptions);
  return app;
};
const alone = appWith({});

const read = async (remoteAddress: string, headers: Record<string, string> = {}, app = alone) => {
  const incoming = { headers, socket: { remoteAddress } };
  return (await app.request('/metrics', {}, { incoming } as unknown as ApiEnv['Bindings'])).status;
};

it('shows figures to this machine, and elsewhere to whoever knows the token', async () => {
  expect(await read('127.0.0.1')).toBe(200);
  expect(await read('203.0.113.9', { authorization: 'Bearer una-clave-larga' })).toBe(200);
});

it.each(['', 'Bearer ', 'Bearer otra-clave-larga', 'una-clave-larga', 'Bearer una-clave-larga2'])(
  'hides them from elsewhere with «%s»',
  async (authorization) => expect(await read('203.0.113.9', { authorization })).toBe(404),
);

it('hides them from whoever comes through a proxy of this machine', async () => {
  expect(await read('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
});

it.each([
  { trustedProxies: 1 },
  { trustedProxies: 2, publicUrl: 'https://portal.example.org/' },
  { publicUrl: 'https://portal.example.org/' },
])('opens them to the token alone where a proxy stands in front: %j', async (options) => {
  const app = appWith(options);
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '203.0.113.9'])
    for (const headers of [
      undefined,
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-for': '127.0.0.1, ::1' },
    ])
      expect(await read(address, headers, app)).toBe(404);
  expect(await read('127.0.0.1', { authorization: 'Bearer una-clave-larga' }, app)).toBe(200);
});

it('stays open to this machine where it speaks https itself', async () => {
  const app = appWith({ publicUrl: 'https://portal.example.org/', https: true });
  expect(await read('127.0.0.1', {}, app)).toBe(200);
});

it('says once in the log that all callers count as one', () => {
  const said: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void said.push(line) };
  const ask = (given: { trustedProxies: number; publicUrl: string }, headers: Record<string, string>[]) => {
    const watch = addressWatch(given, log as Pick<Logger, 'warn'>);
    for (const one of headers) watch({ headers: one } as unknown as IncomingMessage);
    return said.splice(0).length;
  };
  const publicUrl = 'https://portal.example.org/';
  const told = { 'x-forwarded-for': '203.0.113.9' };
  expect(ask({ trustedProxies: 1, publicUrl }, [told, told])).toBe(0);
  expect(ask({ trustedProxies: 1, publicUrl }, [told, {}, {}])).toBe(1);
  expect(ask({ trustedProxies: 0, publicUrl }, [told, {}])).toBe(1);
  expect(ask({ trustedProxies: 0, publicUrl: 'http://localhost:4173/' }, [{}, told])).toBe(0);
});
