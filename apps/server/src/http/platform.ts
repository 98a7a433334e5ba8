import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { v7 as uuid } from 'uuid';
import { apiHeaders } from '@va/security/headers.ts';
import type { Actor } from '#server/api/actor.ts';
import { Problem, toProblem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { readCalendar, readEventCalendar } from '#server/modules/calendar/calendar.ts';
import { unasked } from '#server/modules/discord/discord-api.ts';
import { serverSecret } from '#server/kernel/secrets/tokens.ts';
import { readExport } from '#server/modules/own-data/exports.ts';
import { liveSettings } from '#server/modules/settings/live-settings.ts';
import { readPushKeys } from '#server/kernel/push/push-service.ts';
import { problemResponse } from './api/problem-response.ts';
import { readSessionCookie } from './api/session-cookie.ts';
import { addRecorders, isRecorders } from './recorders.ts';
import { liveFeed } from '#server/modules/live/live-feed.ts';
import { allEndpoints } from './api/all-endpoints.ts';
import type { ApiEnv, ApiLimits } from './api/api-options.ts';
import { liveStreams } from './api/stream-live.ts';
import { API, createApi } from './api/api-app.ts';
import { type OpenApiDocument, openApiDocument } from './api/openapi-document.ts';
import { addressWatch } from './api/request-origin.ts';
import type { Platform, PlatformOptions } from './platform-options.ts';
import { addPages } from './platform-pages.ts';
import { addProbes } from './probes.ts';

/** Limits of one caller: reads and writes a minute, exports an hour, and streams open at once. */
export const LIMITS: ApiLimits = { read: 120, write: 30, exports: 3, streams: 200 };

/** Path of the calendars; each pilot's is at a secret address below it. */
const CALENDARS = 'plataforma/calendario/';

/** File name of the public calendar of events. */
const EVENTS = 'eventos.ics';

/** Builds the platform's part of the server. */
export async function createPlatform(given: PlatformOptions): Promise<Platform> {
  const settings = liveSettings(given.airline);
  const { airline } = settings;
  const options = { ...given, airline };
  const {
    db,
    base,
    publicUrl,
    log,
    metrics,
    allowLoopback,
    newsky = false,
    byMail = false,
    discord = unasked,
  } = options;
  // The first question opens the connection that hears of other processes' changes.
  void db.changes.areHeard();
  await settings.refresh(db.queries);
  const addressKey = await serverSecret(db, 'address');
  const form = { prefix: airline.operations.icaoCode, secret: addressKey };
  const feed = liveFeed(db, form, options.clock, (error) => log.error({ err: error }, 'live feed failed'));
  const { publicKey: pushKey } = await readPushKeys(db, airline.contactEmail);
  /** Reads the settings again if staff have changed them in any process; each request waits for it. */
  const settle = db.changes.keep(['settings'], () => settings.refresh(db.queries));
  const made = allEndpoints({
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
    addressKey,
    byMail,
  });
  const { endpoints, keys } = made;
  const identify: typeof made.identify = async (given, now) => {
    await settle();
    return made.identify(given, now);
  };
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
  let described: OpenApiDocument | undefined;
  const document = () => (described ??= openApiDocument(endpoints, { base, airline: airline.name, secure }));
  addPages(app, endpoints, document, options);
  addProbes(app, options);
  addCalendars(app, options);
  const bySession = (token: string) => identify({ token, key: undefined }, options.clock());
  const stream = liveStreams({ feed, identify: bySession, secure, origin, most: options.limits.streams });
  app.get(`${base}plataforma/api/v1/live/stream`, (c) => stream(c.env));
  app.get(`${base}plataforma/api/v1/me/export/:file`, (c) =>
    sendExport(c.env.incoming, c.req.param('file'), {
      db,
      now: options.clock(),
      identify: bySession,
      secure,
    }),
  );
  addRecorders(app, { ...options, keys, addressKey });
  /** The reads that this program asks of itself, by their few paths: they have neither headers nor a body of their own. */
  const readsWithin = new Map<string, Request>();
  const pages = `${base}plataforma/api`;
  const watchAddress = addressWatch(options, log);
  const always = Object.entries(apiHeaders({ https: secure }));
  const answer = getRequestListener(app.fetch);
  return {
    airline,
    refreshSettings: () => settings.refresh(db.queries),
    endpoints,
    document,
    answers: (path, headers) =>
      path === pages ||
      path.startsWith(`${pages}/`) ||
      path.startsWith(`${base}${CALENDARS}`) ||
      ['/health', '/ready', '/metrics'].includes(path) ||
      isRecorders(base, path, headers),
    listener(request, response) {
      watchAddress(request);
      for (const [name, value] of always) response.setHeader(name, value);
      return answer(request, response);
    },
    async ask(incoming, path) {
      const known = readsWithin.get(path);
      const asked = known ?? new Request(`${publicOrigin}${base}${API}${path}`);
      if (!known) readsWithin.set(path, asked);
      let json: string | null = null;
      const take = (taken: string | null) => void (json = taken);
      const answered = await app.fetch(asked, { incoming, take } as ApiEnv['Bindings']);
      return answered.ok && json !== null ? JSON.parse(json) : undefined;
    },
    endStreams: () => feed.close(),
  };
}

/** Puts the calendars on their addresses: the public one of events, and each pilot's own; 404 for any other. */
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

/** The ZIP of the own data, for the session of its owner. */
async function sendExport(
  request: IncomingMessage,
  file: string,
  {
    db,
    now,
    identify,
    secure,
  }: { db: Database; now: Date; identify: (token: string) => Promise<Actor>; secure: boolean },
): Promise<Response> {
  try {
    const token = readSessionCookie(request, secure);
    const actor = token === undefined ? undefined : await identify(token);
    if (actor?.kind !== 'pilot' || actor.pending) throw new Problem('sin-sesion');
    const [, id] = /^([0-9a-f-]{36})\.zip$/.exec(file) ?? [];
    const archive = id === undefined ? undefined : await readExport(db.queries, id, actor.pilotId, now);
    if (!archive) throw new Problem('no-encontrado');
    return new Response(new Uint8Array(archive), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="mis-datos.zip"',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    return problemResponse(toProblem(error), uuid(), '/');
  }
}
