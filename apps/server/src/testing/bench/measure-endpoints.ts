import { median, percentile } from '@va/testing/figures.ts';
import type { PilotActor } from '#server/api/actor.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { createLog } from '#server/http/log.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { createPlatform } from '#server/http/platform.ts';
import { sampleAirline } from '../sample-airline.ts';
import { benchActor, benchContext } from './bench-actor.ts';

/** One thing to ask, with a value that changes from call to call. */
export interface Asked {
  name: string;
  operation: string;
  query: (turn: number) => Record<string, string>;
}

/** Milliseconds of one thing that was asked many times. */
export interface Measured {
  name: string;
  median: number;
  p95: number;
}

/**
 * Asks every thing `turns` times, each time as another pilot: the endpoint as the web server calls it, with the check of
 * what comes and of what goes, and without HTTP.
 */
export async function measureEndpoints(
  db: Database,
  asked: readonly Asked[],
  { turns, now }: { turns: number; now: Date },
): Promise<Measured[]> {
  const platform = await createPlatform({
    db,
    airline: sampleAirline,
    base: '/',
    publicUrl: 'http://localhost/',
    clock: () => now,
    limits: { read: 1e6, write: 1e6, exports: 1e6, streams: 1e6 },
    trustedProxies: 0,
    metricsToken: undefined,
    allowLoopback: false,
    log: createLog('silent'),
    metrics: createMetrics(),
  });
  const crew = await db.queries
    .selectFrom('pilot')
    .select(['id', 'callsign'])
    .where('callsign', 'like', 'BEN%')
    .orderBy('callsign')
    .execute();
  const results: Measured[] = [];
  for (const { name, operation, query } of asked) {
    const endpoint = platform.endpoints.find((one) => one.operation === operation);
    if (!endpoint) throw new Error(`There is no endpoint ${operation}`);
    const times: number[] = [];
    for (let turn = -5; turn < turns; turn++) {
      // Every pilot in turn, those who fly most among them.
      const pilot = crew[(Math.abs(turn) * 7) % crew.length];
      if (!pilot) throw new Error('There are no pilots');
      const began = performance.now();
      await call(endpoint, benchActor(pilot), query(turn + 5), now);
      if (turn >= 0) times.push(performance.now() - began);
    }
    results.push({ name, median: median(times), p95: percentile(times, 0.95) });
  }
  await platform.endStreams();
  return results;
}

function call(endpoint: Endpoint, actor: PilotActor, query: Record<string, string>, now: Date) {
  return endpoint.run({ params: {}, query, body: undefined, version: 0, actor, context: benchContext(now) });
}
