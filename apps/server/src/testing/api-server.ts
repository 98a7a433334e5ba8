import { createServer } from 'node:http';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { listenLocally } from '@va/testing/listen-locally.ts';
import type { DatabaseDriver, DriverKind } from '#server/db/driver.ts';
import type { Database } from '#server/db/database.ts';
import type { Platform } from '#server/http/platform-options.ts';
import { createPlatform } from '#server/http/platform.ts';
import { createLog } from '#server/http/log.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { addKnownPilot } from '#server/modules/first-start/fill-database.ts';
import { ApiClient } from './api-client.ts';
import { type TestDatabase, freshDatabase } from './databases.ts';
import { fillForTests, PASSWORD, START } from './fill-for-tests.ts';
import { sampleAirline } from './sample-airline.ts';

/** Who is signed in as what. */
export const CALLSIGNS = {
  administrator: 'PRB001',
  second: 'PRB002',
  reviewer: 'PRB003',
  operations: 'PRB004',
  pilot: 'PRB005',
  other: 'PRB006',
} as const;

export type Person = keyof typeof CALLSIGNS;

/** The API on a port of its own, with a clock that tests move. */
export interface ApiServer {
  db: Database;
  driver: DatabaseDriver;
  origin: string;
  platform: Platform;
  now(): Date;
  /** Moves the clock; `seconds` from now. */
  pass(seconds: number): void;
  visitor(): ApiClient;
  /** Signs somebody in in a browser; administrators with their second factor. */
  signIn(client: ApiClient, person: Person): Promise<void>;
  /** A browser in which somebody is signed in. */
  signedIn(person: Person): Promise<ApiClient>;
  idOf(person: Person): Promise<string>;
  /** Adds an active pilot without a password besides those of the sample, and answers the account's id. */
  addPilot(callsign: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts the API on a fresh database with the airline of the tests, or another one. */
export async function startApi(
  kind: DriverKind,
  {
    limits = { read: 100_000, write: 100_000, exports: 100_000, streams: 100_000 },
    log = createLog('silent'),
    airline = sampleAirline,
    allowLoopback = false,
    trustedProxies = 0,
    byMail = false,
    // One that holds the airline of the tests already.
    database = undefined as TestDatabase | undefined,
  } = {},
): Promise<ApiServer> {
  const isSample = airline === sampleAirline;
  const { db, driver, drop } =
    database ?? (await freshDatabase(kind, { holds: isSample ? 'airline' : 'tables' }));
  let time = START;
  const clock = () => new Date(time);
  if (!isSample) await fillForTests(db, airline);

  // The port is known once it listens; until then nobody asks.
  const started: { platform?: Platform } = {};
  // Idle connections stay open: on a busy machine a request could meet one that is just being closed.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    started.platform?.listener(request, response);
  });
  const port = await listenLocally(server);
  const origin = `http://localhost:${port}`;
  const platform = await createPlatform({
    db,
    airline,
    base: '/',
    publicUrl: `${origin}/`,
    clock,
    limits,
    trustedProxies,
    metricsToken: undefined,
    allowLoopback,
    byMail,
    log,
    metrics: createMetrics(),
  });
  started.platform = platform;
  const secrets = new Map<Person, string>();
  const api = `http://127.0.0.1:${port}`;

  const signIn = async (client: ApiClient, person: Person) => {
    client.moveTo(api);
    client.forget();
    const first = await client.post('/session', { callsign: CALLSIGNS[person], password: PASSWORD });
    if (first.status !== 200) throw new Error(JSON.stringify(first.body));
    const isAdministrator = person === 'administrator' || person === 'second';
    if (!isAdministrator) return;
    const secret = secrets.get(person);
    // A code works once: the next one is of the next half minute.
    time += 60_000;
    if (secret === undefined) {
      const start = await client.post('/me/second-factor/totp', undefined);
      secrets.set(person, start.body.secret);
      await client.post('/me/second-factor/totp/confirm', { code: codeOf(start.body.secret, time) });
    } else await client.post('/session/second-factor', { code: codeOf(secret, time) });
  };

  return {
    db,
    driver,
    origin: api,
    platform,
    now: clock,
    pass: (seconds) => (time += seconds * 1000),
    visitor: () => new ApiClient(api),
    signIn,
    async signedIn(person) {
      const client = new ApiClient(api);
      await signIn(client, person);
      return client;
    },
    async idOf(person) {
      const row = await db.queries
        .selectFrom('pilot')
        .select('id')
        .where('callsign', '=', CALLSIGNS[person])
        .executeTakeFirstOrThrow();
      return row.id;
    },
    addPilot(callsign) {
      const known = { callsign, name: null, position: undefined, rankCode: 'segundo-oficial' };
      return db.transaction((tx) => addKnownPilot(tx, airline, known, clock()));
    },
    async close() {
      await platform.endStreams();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await drop();
    },
  };
}

/** The code that an app with this secret shows at a time. */
export function codeOf(secret: string, time: number): string {
  return new TOTP({ secret }).generate({ timestamp: time });
}

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
