import type { PilotActor } from '#server/api/actor.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { createLog } from '#server/http/log.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { createPlatform } from '#server/http/platform.ts';
import { CAPABILITIES, isCapability } from '@va/domain/rights/capabilities.ts';
import { sampleAirline } from '../sample-airline.ts';
import { benchContext } from './bench-context.ts';

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
  most: number;
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
      await call(endpoint, actorOf(pilot), query(turn + 5), now);
      if (turn >= 0) times.push(performance.now() - began);
    }
    results.push({ name, ...summary(times) });
  }
  await platform.endStreams();
  return results;
}

function call(endpoint: Endpoint, actor: PilotActor, query: Record<string, string>, now: Date) {
  return endpoint.run({ params: {}, query, body: undefined, version: 0, actor, context: benchContext(now) });
}

function actorOf({ id, callsign }: { id: string; callsign: string | null }): PilotActor {
  return {
    kind: 'pilot',
    pilotId: id,
    callsign,
    capabilities: new Set(Object.keys(CAPABILITIES).filter(isCapability)),
    signInId: null,
    key: null,
    pending: false,
    mustSetSecondFactor: false,
    expiresAt: new Date(8.64e15),
  };
}

function summary(times: readonly number[]): Omit<Measured, 'name'> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
  return { median: at(0.5), p95: at(0.95), most: at(1) };
}
