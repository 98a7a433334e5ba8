import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { isProblemCode } from '@va/schemas/api/problems.ts';
import { apiHeaders } from '@va/security/headers.ts';
import type { Database } from '#server/db/database.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import type { Airline, Clock } from '#server/modules/airline/airline.ts';
import { readCalendar, readEventCalendar } from '#server/modules/calendar/calendar.ts';
import { unasked, type AskDiscord } from '#server/modules/discord/discord-api.ts';
import { serverSecret } from '#server/modules/first-start/server-secret.ts';
import { liveSettings } from '#server/modules/settings/live-settings.ts';
import { readPushKeys } from '#server/modules/push/push-keys.ts';
import { addRecorders, isRecorderPath } from './recorders.ts';
import { liveFeed } from '#server/modules/live/live-feed.ts';
import { allEndpoints } from './api/all-endpoints.ts';
import type { ApiEnv, ApiLimits } from './api/api-app.ts';
import { sendExport } from './api/send-export.ts';
import { liveStreams } from './api/stream-live.ts';
import { API, createApi } from './api/api-app.ts';
import type { OpenApiDocument } from './api/openapi-document.ts';
import { openApiDocument } from './api/openapi-document.ts';
import { PROBLEM_PAGES } from './api/problem-response.ts';
import { problemPage, referencePage } from './api/reference-page.ts';
import { callerAddress } from './api/request-origin.ts';
import { isReady } from './health.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';

/** What the platform's part of the server is built from. */
export interface PlatformOptions {
  db: Database;
  airline: Airline;
  /** Path under which portal and platform stand, such as `/`. */
  base: string;
  /** Where people reach the portal, with a slash at the end; links and passkeys are for it. */
  publicUrl: string;
  clock: Clock;
  limits: ApiLimits;
  trustedProxies: number;
  /** Lets metrics be read from elsewhere than this machine. */
  metricsToken: string | undefined;
  /** For tests: what people type may lead to this machine. */
  allowLoopback: boolean;
  /** Whether the server has the airline's key for NewSky. */
  newsky?: boolean;
  /** Asks Discord; without it nobody answers there. */
  discord?: AskDiscord;
  log: Logger;
  metrics: Metrics;
}

/** The API with its pages, health and metrics. */
export interface Platform {
  /** The airline with what its staff have changed, for the jobs. */
  airline: Airline;
  /** Reads what staff changed in another process. */
  refreshSettings(): Promise<void>;
  endpoints: readonly Endpoint[];
  /** The API as OpenAPI; made when it is first asked for, since it takes a while. */
  document(): OpenApiDocument;
  /** Whether a path is answered here and not by the portal's files. */
  answers(path: string): boolean;
  listener: RequestListener;
  /**
   * What the API answers to whoever sent a request for a page, with all its checks and limits; undefined where it refuses.
   * @param path after `/plataforma/api/v1`, such as `/session`
   */
  ask(request: IncomingMessage, path: string): Promise<unknown>;
  /** Ends the streams, which would keep the web server open. */
  endStreams(): Promise<void>;
}

/** What one caller may ask in a minute, take away in an hour, and watch at once. */
export const LIMITS: ApiLimits = { read: 120, write: 30, exports: 3, streams: 200 };

/** Builds the platform's part of the server. */
export async function createPlatform(given: PlatformOptions): Promise<Platform> {
  const settings = liveSettings(given.airline);
  const { airline } = settings;
  const options = { ...given, airline };
  const { db, base, publicUrl, log, metrics, allowLoopback, newsky = false, discord = unasked } = options;
  await settings.refresh(db.queries);
  const addressKey = await serverSecret(db, 'address');
  const form = { prefix: airline.operations.icaoCode, secret: addressKey };
  const feed = liveFeed(db, form, options.clock, (error) => log.error({ err: error }, 'live feed failed'));
  const { publicKey: pushKey } = await readPushKeys(db, airline.contactEmail);
  const { endpoints, identify, keys } = allEndpoints({
    db,
    airline,
    settings,
    publicUrl,
    base,
    feed,
    allowLoopback,
    newsky,
    discord,
    pushKey,
  });
  const { origin: publicOrigin, protocol } = new URL(publicUrl);
  const secure = protocol === 'https:';
  const origin = { trustedProxies: options.trustedProxies, addressKey };
  const app = createApi({
    db,
    endpoints,
    base,
    publicOrigin,
    secure,
    clock: options.clock,
    limits: options.limits,
    origin,
    identify,
    answered(request) {
      metrics.answered(request);
      const { error, ...fields } = request;
      if (error === undefined) log.info(fields, 'request');
      else log.error({ ...fields, err: error }, 'request failed');
    },
  });
  let made: OpenApiDocument | undefined;
  const document = () => (made ??= openApiDocument(endpoints, { base, airline: airline.name, secure }));
  addPages(app, endpoints, document, options);
  addProbes(app, options);
  addCalendars(app, options);
  const bySession = (token: string) => identify({ token, key: undefined }, options.clock());
  const stream = liveStreams({ feed, identify: bySession, secure, origin, most: options.limits.streams });
  app.get(`${base}plataforma/api/v1/live/stream`, (c) => stream(c.env));
  app.get(`${base}plataforma/api/v1/me/exports/:file`, (c) =>
    sendExport(c.env.incoming, c.req.param('file'), {
      db,
      now: options.clock(),
      identify: bySession,
      secure,
    }),
  );
  addRecorders(app, { ...options, keys, addressKey });
  const pages = `${base}plataforma/api`;
  const always = Object.entries(apiHeaders({ https: secure }));
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return {
    airline,
    refreshSettings: () => settings.refresh(db.queries),
    endpoints,
    document,
    answers: (path) =>
      path === pages ||
      path.startsWith(`${pages}/`) ||
      isRecorderPath(base, path) ||
      path.startsWith(`${base}${CALENDARS}`) ||
      ['/health', '/ready', '/metrics'].includes(path),
    listener(request, response) {
      for (const [name, value] of always) response.setHeader(name, value);
      return answer(request, response);
    },
    async ask(incoming, path) {
      const asked = new Request(`${publicOrigin}${base}${API}${path}`);
      const answered = await app.fetch(asked, { incoming } as ApiEnv['Bindings']);
      return answered.ok ? answered.json() : undefined;
    },
    endStreams: () => feed.close(),
  };
}

/** A page of our own without scripts or frames. */
const PAGE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};

function addPages(
  app: Hono<ApiEnv>,
  endpoints: readonly Endpoint[],
  document: () => OpenApiDocument,
  { base, airline }: PlatformOptions,
) {
  const options = { base, airline: airline.name };
  app.get(`${base}plataforma/api`, (c) => c.html(referencePage(endpoints, options), 200, PAGE_HEADERS));
  app.get(`${base}plataforma/api/openapi.json`, (c) =>
    c.json(document(), 200, { 'Cache-Control': 'no-cache' }),
  );
  app.get(`${base}${PROBLEM_PAGES}:code`, (c) => {
    const code = c.req.param('code');
    return isProblemCode(code) ? c.html(problemPage(code, options), 200, PAGE_HEADERS) : c.notFound();
  });
}

/** Where calendars stand, each at a secret address. */
const CALENDARS = 'plataforma/calendario/';
/** The one that everybody may read. */
const EVENTS = 'eventos.ics';

function addCalendars(app: Hono<ApiEnv>, { db, airline, base, publicUrl, clock }: PlatformOptions) {
  app.get(`${base}${CALENDARS}:file`, async (c) => {
    const file = c.req.param('file');
    const [, secret] = /^([\w-]{43})\.ics$/.exec(file) ?? [];
    const given = { publicUrl, now: clock() };
    const { queries } = db;
    const text =
      file === EVENTS
        ? await readEventCalendar(queries, airline.operations, given)
        : secret && (await readCalendar(queries, airline.operations, { ...given, secret }));
    if (!text) return c.notFound();
    return c.body(text, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    });
  });
}

function addProbes(app: Hono<ApiEnv>, { db, metrics, metricsToken, trustedProxies }: PlatformOptions) {
  const plain = { 'Cache-Control': 'no-store' };
  app.get('/health', (c) => c.json({ status: 'ok' }, 200, plain));
  app.get('/ready', async (c) =>
    (await isReady(db))
      ? c.json({ status: 'ok' }, 200, plain)
      : c.json({ status: 'unavailable' }, 503, { ...plain, 'Retry-After': '5' }),
  );
  app.get('/metrics', async (c) => {
    const { incoming } = c.env;
    const forwarded = incoming.headers['x-forwarded-for'] !== undefined;
    const local = /^(?:::ffff:)?127\.|^::1$/.test(callerAddress(incoming, trustedProxies)) && !forwarded;
    const told = metricsToken !== undefined && incoming.headers.authorization === `Bearer ${metricsToken}`;
    if (!local && !told) return c.notFound();
    return c.body(await metrics.read(), 200, { ...plain, 'Content-Type': metrics.contentType });
  });
}
