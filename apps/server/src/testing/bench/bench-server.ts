import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import type { DriverKind } from '#server/db/driver.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { openPostgres } from '#server/db/postgres/postgres-driver.ts';
import { fillDatabase } from '#server/modules/first-start/fill-database.ts';
import { buildPrograms } from '#server/testing/build-programs.ts';
import { startDurablePostgres } from './bench-database.ts';
import { forkProgram, programIn } from '#server/testing/programs.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { memoryMbOf } from './bare-server.ts';
import { cpuOf, cpuOfFamily } from './cpu-used.ts';

/** The API as a process of its own over a fresh database. */
export interface BenchServer {
  origin: string;
  /** Memory of the process now, MB. */
  memoryMb(): number;
  /** Seconds of processor that it has used. */
  cpu(): number;
  /** The same together with PostgreSQL, where that is the database. */
  cpuWithDatabase(): number;
  /** Sends a body to the API with a key of a pilot's. */
  post(secret: string, path: string, body: object): Promise<{ status: number; text: string }>;
  stop(): Promise<void>;
}

/**
 * Starts the API on a database of a kind; `startAnother` starts one more process over the same PostgreSQL, which ends
 * before the first.
 * @param prepare fills the database before the API has it: the embedded one is open in one process at a time
 * @param site folder of a build whose pages are served and painted too
 */
export async function startBench<T>(
  kind: DriverKind,
  prepare: (db: Database) => Promise<T>,
  site?: string,
): Promise<{
  programs: string;
  server: BenchServer;
  startAnother: () => Promise<BenchServer>;
  prepared: T;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-platform-'));
  const postgres = kind === 'postgres' ? await startDurablePostgres() : undefined;
  const url = postgres && `${postgres.url}/bench`;
  if (postgres) await createDatabaseOn(postgres.url);
  const place = { url, folder: join(folder, 'database') };
  const db = await openDatabase({ ...place, onFatal: console.error });
  await fillDatabase(db, sampleAirline, new Date());
  const prepared = await prepare(db);
  await db.close();
  const programs = await buildPrograms('bench');
  const startAnother = () =>
    startProcess(programIn(programs, 'serve'), {
      DATABASE_FOLDER: place.folder,
      ...(url && { DATABASE_URL: url }),
      ...(site !== undefined && { SITE: site }),
    });
  const first = await startAnother();
  const server = {
    ...first,
    cpuWithDatabase: () => first.cpu() + (postgres ? cpuOfFamily(postgres.pid()) : 0),
    async stop() {
      await first.stop();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return { programs, prepared, server, startAnother };
}

async function startProcess(program: string, env: Record<string, string>): Promise<BenchServer> {
  const child = forkProgram(program, env);
  const cpu = () => (child.pid === undefined ? 0 : cpuOf(child.pid));
  const [address] = await once(child, 'message');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    memoryMb: () => memoryMbOf(child.pid ?? 0),
    cpu,
    cpuWithDatabase: cpu,
    async post(secret, path, body) {
      const response = await fetch(`${origin}/plataforma/api/v1${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
        body: JSON.stringify(body),
      });
      return { status: response.status, text: await response.text() };
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function createDatabaseOn(server: string): Promise<void> {
  const admin = await openPostgres({ url: `${server}/postgres`, poolSize: 1 });
  const session = await admin.acquire();
  await session.query('create database bench');
  session.release();
  await admin.close();
}
