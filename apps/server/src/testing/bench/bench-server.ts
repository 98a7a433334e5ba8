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
import { startDurablePostgres } from './durable-postgres.ts';
import { forkProgram, programIn } from '#server/testing/programs.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { memoryMbOf } from './bare-server.ts';
import { cpuOf } from './cpu-used.ts';

/** The API as a process of its own over a fresh database. */
export interface BenchServer {
  origin: string;
  /** Memory of the process now, MB. */
  memoryMb(): number;
  /** Seconds of processor that it has used. */
  cpu(): number;
  stop(): Promise<void>;
}

/**
 * Starts the API on a database of a kind.
 * @param prepare fills the database before the API has it: the embedded one is open in one process at a time
 */
export async function startBench<T>(
  kind: DriverKind,
  prepare: (db: Database) => Promise<T>,
): Promise<{ programs: string; server: BenchServer; prepared: T }> {
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
  const child = forkProgram(programIn(programs, 'serve'), {
    DATABASE_FOLDER: place.folder,
    ...(url && { DATABASE_URL: url }),
  });
  const [address] = await once(child, 'message');
  return {
    programs,
    prepared,
    server: {
      origin: `http://127.0.0.1:${address.port}`,
      memoryMb: () => memoryMbOf(child.pid ?? 0),
      cpu: () => (child.pid === undefined ? 0 : cpuOf(child.pid)),
      async stop() {
        child.kill('SIGKILL');
        await once(child, 'exit');
        await postgres?.stop();
        rmSync(folder, { recursive: true, force: true });
      },
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
