import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { ApiEnv } from './api/api-options.ts';
import { isSameSecret, isBehindProxy } from './api/request-origin.ts';
import type { PlatformOptions } from './platform-options.ts';

const PATIENCE_MS = 2_000;

/**
 * Adds the liveness and readiness probes and the metrics. Only this machine, or a caller with the token, may read the
 * metrics. Behind a proxy on this machine every caller looks local: then only the token counts.
 */
export function addProbes(app: Hono<ApiEnv>, options: PlatformOptions) {
  const { db, metrics, metricsToken } = options;
  const proxied = isBehindProxy(options);
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
    const local =
      !proxied && !forwarded && /^(?:::ffff:)?127\.|^::1$/.test(incoming.socket.remoteAddress ?? '');
    const told =
      metricsToken !== undefined &&
      isSameSecret(incoming.headers.authorization ?? '', `Bearer ${metricsToken}`);
    if (!local && !told) return c.notFound();
    return c.body(await metrics.read(), 200, { ...plain, 'Content-Type': metrics.contentType });
  });
}

/** Whether the database answers within two seconds. */
async function isReady(db: Database): Promise<boolean> {
  const question = sql`select 1`.execute(db.queries).then(
    () => true,
    () => false,
  );
  const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
  return Promise.race([question, late]);
}
