import { getRequestListener } from '@hono/node-server';
import { apiHeaders } from '@va/security/headers.ts';
import { unasked } from '#server/modules/discord/discord-api.ts';
import { serverSecret } from '#server/kernel/secrets/server-secret.ts';
import { liveSettings } from '#server/modules/settings/live-settings.ts';
import { readPushKeys } from '#server/kernel/push/push-keys.ts';
import { addRecorders, isRecorders } from './recorders.ts';
import { liveFeed } from '#server/modules/live/live-feed.ts';
import { allEndpoints } from './api/all-endpoints.ts';
import type { ApiEnv, ApiLimits } from './api/api-options.ts';
import { sendExport } from './api/send-export.ts';
import { liveStreams } from './api/stream-live.ts';
import { API, createApi } from './api/api-app.ts';
import { type OpenApiDocument, openApiDocument } from './api/openapi-document.ts';
import { addressWatch } from './behind-proxy.ts';
import { CALENDARS, addCalendars } from './calendars.ts';
import type { Platform, PlatformOptions } from './platform-options.ts';
import { addPages } from './platform-pages.ts';
import { addProbes } from './probes.ts';

/** Limits of one caller: reads and writes a minute, exports an hour, and streams open at once. */
export const LIMITS: ApiLimits = { read: 120, write: 30, exports: 3, streams: 200 };

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
      const asked = new Request(`${publicOrigin}${base}${API}${path}`);
      const answered = await app.fetch(asked, { incoming } as ApiEnv['Bindings']);
      return answered.ok ? answered.json() : undefined;
    },
    endStreams: () => feed.close(),
  };
}
