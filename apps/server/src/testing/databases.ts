import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { isLong } from '@va/testing/how-often.ts';
import { type Database, createDatabase } from '../db/database.ts';
import type { DatabaseDriver, DriverKind } from '../db/driver.ts';
import { openEmbedded } from '../db/embedded/embedded-driver.ts';
import { openPostgres } from '../db/postgres/postgres-driver.ts';
import { programIn } from './programs.ts';

const KINDS: readonly DriverKind[] = ['embedded', 'postgres'];

type DatabaseTests = (kind: DriverKind) => void;

/**
 * Tests of what each database does in its own way: their drivers, migrations, faults, work in the background, news to
 * other processes and races. They always run on both.
 */
export function describeBothDatabases(name: string, tests: DatabaseTests): void {
  describeDatabases(KINDS, name, tests);
}

/**
 * Tests of everything else, which reaches the database by the same statements: on both in the long run, otherwise on
 * PostgreSQL alone, which takes a third of the time. The browser tests run on the embedded one.
 */
export function describeEachDatabase(name: string, tests: DatabaseTests): void {
  describeDatabases(isLong ? KINDS : ['postgres'], name, tests);
}

/**
 * Tests of how requests are read and what is made of what they tell: what comes to the database then, other tests ask of
 * both. On PostgreSQL alone in every run.
 */
export function describeOneDatabase(name: string, tests: DatabaseTests): void {
  describeDatabases(['postgres'], name, tests);
}

function describeDatabases(kinds: readonly DriverKind[], name: string, tests: DatabaseTests) {
  for (const kind of kinds) {
    describe(`${name} (${kind})`, () => {
      tests(kind);
    });
  }
}

/** A database of the test's own, and how to be rid of it. */
export interface TestDatabase {
  db: Database;
  driver: DatabaseDriver;
  drop(): Promise<void>;
}

/**
 * What a fresh database of the tests holds: nothing, every table but no row, or the airline of the tests with its accounts
 * too, so that not every file has to fill its own.
 */
export type Holding = 'nothing' | 'tables' | 'airline';

/** The databases on the tests' PostgreSQL that others are copied from. */
export const TEMPLATES: Readonly<Record<Holding, string>> = {
  nothing: 'template0',
  tables: 'va_tables',
  airline: 'va_airline',
};

/** Makes a fresh database. */
export async function freshDatabase(
  kind: DriverKind,
  { holds = 'tables' }: { holds?: Holding } = {},
): Promise<TestDatabase> {
  if (kind === 'embedded') {
    const folder = copyTemplate(holds);
    const driver = await openEmbedded({
      folder: join(folder, 'database'),
      onFatal: console.error,
      thread: programIn(inject('programs'), 'embedded-worker'),
    });
    const drop = async () => {
      await driver.close();
      rmSync(folder, { recursive: true });
    };
    return { db: createDatabase(driver), driver, drop };
  }
  const { url, drop: dropDatabase } = await freshPostgres({ holds });
  const driver = await openPostgres({ url });
  const drop = async () => {
    await driver.close();
    await dropDatabase();
  };
  return { db: createDatabase(driver), driver, drop };
}

/** A folder with an embedded database in `database`, closed; or an empty one. */
export function freshFolder({ holds = 'tables' }: { holds?: Holding } = {}): string {
  return holds === 'nothing' ? mkdtempSync(join(tmpdir(), 'embedded-test-')) : copyTemplate(holds);
}

function copyTemplate(holds: Holding): string {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-test-'));
  cpSync(inject('embeddedTemplates')[holds], folder, { recursive: true });
  return folder;
}

/** A database on the tests' PostgreSQL. */
export async function freshPostgres({ holds = 'tables' }: { holds?: Holding } = {}): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} template ${TEMPLATES[holds]} strategy file_copy`);
  return {
    url: `${server}/${name}`,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(server: string, sql: string) {
  const admin = await openPostgres({ url: `${server}/postgres`, poolSize: 1 });
  const session = await admin.acquire();
  try {
    await session.query(sql);
  } finally {
    session.release();
    await admin.close();
  }
}
