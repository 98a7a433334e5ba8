import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from '@va/domain/durations.ts';
import type { Database } from '#server/db/database.ts';
import type { DriverKind } from '#server/db/driver.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { fillDatabase } from '#server/modules/first-start/fill-database.ts';
import { startPostgresServer, type TestServer } from '#server/testing/postgres-server.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';

/** PostgreSQL as an airline runs it: a commit waits until the disk has it. That of the tests does not wait. */
export const startDurablePostgres = (): Promise<TestServer> =>
  startPostgresServer({ settings: ['fsync=on'] });

/** Lends a fresh database, with the airline of the tests since `start`, in this process. */
export async function withDatabase<T>(
  kind: DriverKind,
  start: Date,
  use: (db: Database) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = kind === 'postgres' ? await startDurablePostgres() : undefined;
  try {
    const db = await openDatabase({
      url: server && `${server.url}/postgres`,
      folder: join(folder, 'database'),
      onFatal: console.error,
      // A million reports are filled in by statements of several minutes.
      silenceMs: HOUR_MS,
    });
    try {
      await fillDatabase(db, sampleAirline, start);
      return await use(db);
    } finally {
      await db.close();
    }
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true });
  }
}
