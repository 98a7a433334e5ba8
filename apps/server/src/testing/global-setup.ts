import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../db/database.ts';
import type { DatabaseDriver } from '../db/driver.ts';
import { openEmbedded } from '../db/embedded/embedded-driver.ts';
import { migrate, readMigrations } from '../db/migrations.ts';
import { openPostgres } from '../db/postgres/postgres-driver.ts';
import { buildPrograms } from './build-programs.ts';
import { TEMPLATES, type Holding } from './databases.ts';
import { fillForTests } from './fill-for-tests.ts';
import { startPostgresServer } from './postgres-server.ts';
import { programIn } from './programs.ts';
import { sampleAirline } from './sample-airline.ts';

/** Starts PostgreSQL and makes what tests share: their built programs, and the databases of each kind that they copy. */
export async function setup(project: TestProject) {
  const work = mkdtempSync(join(tmpdir(), 'server-tests-'));
  const programs = await buildPrograms(`tests-${process.pid}`);
  const [server, embeddedTemplates] = await Promise.all([
    startTemplates(),
    makeEmbeddedTemplates(work, programIn(programs, 'embedded-worker')),
  ]);
  project.provide('programs', programs);
  project.provide('postgresUrl', server.url);
  project.provide('embeddedTemplates', embeddedTemplates);
  return async () => {
    for (const folder of [work, programs]) rmSync(folder, { recursive: true });
    await server.stop();
  };
}

async function startTemplates() {
  // No database lives long enough to be tidied up, and looking after hundreds of them takes a tenth of the processor. Whole
  // pages are for a cut of the power: each new database ends with a checkpoint, after which every page is logged whole.
  const settings = ['autovacuum=off', 'track_counts=off', 'full_page_writes=off'];
  const server = await startPostgresServer({ settings });
  const admin = await openPostgres({ url: `${server.url}/postgres` });
  const session = await admin.acquire();
  await session.query(`create database ${TEMPLATES.tables}`);
  const tables = await openPostgres({ url: `${server.url}/${TEMPLATES.tables}` });
  await migrate(tables, readMigrations());
  await tables.close();
  await session.query(`create database ${TEMPLATES.airline} template ${TEMPLATES.tables}`);
  session.release();
  await admin.close();
  await fill(await openPostgres({ url: `${server.url}/${TEMPLATES.airline}` }));
  return server;
}

async function makeEmbeddedTemplates(work: string, thread: string) {
  const kept = await keepEmbeddedTemplates();
  const [nothing, tables] = [join(kept, 'nothing'), join(kept, 'tables')];
  const airline = join(work, 'airline');
  cpSync(tables, airline, { recursive: true });
  await fill(await openEmbedded({ folder: join(airline, 'database'), onFatal: console.error, thread }));
  return { nothing, tables, airline };
}

async function fill(driver: DatabaseDriver) {
  await fillForTests(createDatabase(driver), sampleAirline);
  await driver.close();
}

/**
 * Take out of a template what no test needs and each would copy and delete: the databases that others are made from, which
 * are two fifths of its files, and the migrations' log, so full that every start would write 16 MB for the next part of it.
 */
const TRIM = [
  `update pg_database set datistemplate = false where datname like 'template_'`,
  'drop database template0',
  'drop database template1',
  'set wal_recycle = off',
  'select pg_switch_wal()',
  'checkpoint',
];

/**
 * The first start of the embedded database takes seconds: its result, without tables and with them, is kept for as long
 * as the migrations and the trimming are the same.
 */
async function keepEmbeddedTemplates(): Promise<string> {
  const migrations = readMigrations();
  const hash = createHash('sha256')
    .update(JSON.stringify([migrations, TRIM]))
    .digest('hex')
    .slice(0, 16);
  const cache = fileURLToPath(new URL('../../../../node_modules/.cache/server-tests/', import.meta.url));
  const kept = join(cache, `templates-${hash}`);
  if (existsSync(kept)) return kept;
  mkdirSync(cache, { recursive: true });
  const made = mkdtempSync(join(tmpdir(), 'embedded-template-'));
  const open = (name: string) =>
    openEmbedded({ folder: join(made, name, 'database'), onFatal: console.error });
  await (await open('nothing')).close();
  cpSync(join(made, 'nothing'), join(made, 'tables'), { recursive: true });
  const driver = await open('tables');
  await migrate(driver, migrations);
  await trim(driver);
  await driver.close();
  const fresh = mkdtempSync(join(cache, 'fresh-'));
  cpSync(made, fresh, { recursive: true });
  rmSync(made, { recursive: true });
  if (!existsSync(kept)) renameSync(fresh, kept);
  return kept;
}

async function trim(driver: DatabaseDriver) {
  const session = await driver.acquire();
  // One by one: none of them may stand within a transaction.
  for (const statement of TRIM) await session.query(statement);
  session.release();
}

declare module 'vitest' {
  interface ProvidedContext {
    programs: string;
    postgresUrl: string;
    embeddedTemplates: Record<Holding, string>;
  }
}
