import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ApiEnv } from './api/api-options.ts';
import type { PlatformOptions } from './platform-options.ts';
import { addProbes } from './probes.ts';

const app = new Hono<ApiEnv>();
addProbes(app, {
  metrics: { contentType: 'text/plain', read: async () => 'requests 1' },
  metricsToken: 'una-clave-larga',
  trustedProxies: 0,
} as unknown as PlatformOptions);

const read = async (remoteAddress: string, headers: Record<string, string> = {}) => {
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
