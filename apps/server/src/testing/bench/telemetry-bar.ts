import { sql } from 'kysely';
import type { Figure } from '@va/testing/figures.ts';
import type { DriverKind } from '#server/db/driver.ts';
import type { Database } from '#server/db/database.ts';
import { prepareFlights } from './bench-pilots.ts';
import { benchPoint } from './bench-samples.ts';
import { startBench } from './bench-server.ts';

/** Points in a batch, recorders at once, and how long each side is measured. */
const BATCH = 500;
const AT_ONCE = 8;
const MEASURED_MS = 10_000;

/**
 * Points a second over HTTP, validated and stored, beside the bare database, a row each, in the same batches. Throws when a
 * batch is refused.
 */
export async function measureTelemetry(kind: DriverKind): Promise<Figure[]> {
  const { server, prepared } = await startBench(kind, async (db) => ({
    bare: await measureBare(db),
    flights: await prepareFlights(db, AT_ONCE),
  }));
  try {
    const start = Date.now() - 6 * 3_600_000;
    const http = await pointsPerSecond(async (lane, turn) => {
      const flight = prepared.flights[lane];
      if (!flight) return;
      const points = batchOf(turn).map((seq) => benchPoint(seq, start + seq * 200, lane));
      const body = { clientNow: new Date().toISOString(), points };
      const { status, text } = await server.post(flight.secret, `/reports/${flight.code}/points`, body);
      if (status >= 300) throw new Error(`${status}: ${text}`);
    });
    const bar = { of: 'ratio', least: 0.5 } as const;
    return [
      { name: 'points a second', on: kind, value: http, bound: prepared.bare, bar },
      { name: 'memory of the server after it, MB', on: kind, value: server.memoryMb() },
    ];
  } finally {
    await server.stop();
  }
}

/** The same points into a table of their own, without any check. */
async function measureBare(db: Database): Promise<number> {
  await sql`create table bare_point (report int, seq int, at timestamptz, lat float8, lon float8, alt_ft float4, agl_ft float4,
    hdg float4, gs_kt float4, ias_kt float4, mach float4, vs_fpm float4, on_ground bool, fuel_kg float4, weight_kg float4,
    engines int2, lights int2, flaps float4, gear float4, g float4, pitch float4, bank float4, sim_rate float4, flags int2,
    primary key (report, seq))`.execute(db.queries);
  const start = Date.now();
  const speed = await pointsPerSecond(async (lane, turn) => {
    const rows = batchOf(turn).map((seq) => Object.values(benchPoint(seq, start + seq * 200, lane)));
    const values = rows.map((row) => sql`(${lane}, ${sql.join(row)})`);
    await sql`insert into bare_point values ${sql.join(values)}`.execute(db.queries);
  });
  await sql`drop table bare_point`.execute(db.queries);
  return speed;
}

function batchOf(turn: number): number[] {
  return Array.from({ length: BATCH }, (_, i) => turn * BATCH + i);
}

/** Sends batches on every lane for a while; the first turn of each is not counted. */
async function pointsPerSecond(send: (lane: number, turn: number) => Promise<void>): Promise<number> {
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => send(lane, 0)));
  const begun = performance.now();
  let batches = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (let turn = 1; performance.now() - begun < MEASURED_MS; turn += 1) {
        await send(lane, turn);
        batches += 1;
      }
    }),
  );
  return (batches * BATCH * 1000) / (performance.now() - begun);
}
