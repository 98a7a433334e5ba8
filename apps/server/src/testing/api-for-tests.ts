import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { DriverKind } from '#server/db/driver.ts';
import { ApiClient } from './api-client.ts';
import { type ApiServer, type Person, startApi } from './api-server.ts';

/** The API for a block of tests: it starts before the first and closes after the last, and has no member until then. */
export function apiForTests(kind: DriverKind, options?: Parameters<typeof startApi>[1]): ApiServer {
  const api = {} as ApiServer;
  beforeAll(async () => void Object.assign(api, await startApi(kind, options)));
  afterAll(() => api.close());
  return api;
}

/** A browser for a block of tests, in which somebody signs in before the first. */
export function signedInForTests(api: ApiServer, person: Person): ApiClient {
  const client = new ApiClient('');
  beforeAll(() => api.signIn(client, person));
  return client;
}

/** A browser for a block of tests, in which somebody signs in before each: sessions end with the time that tests let pass. */
export function signedInEachTest(api: ApiServer, person: Person): ApiClient {
  const client = new ApiClient('');
  beforeEach(() => api.signIn(client, person));
  return client;
}
