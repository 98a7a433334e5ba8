import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartRefused } from './database-error.ts';
import type { DatabaseDriver, DriverSession } from './driver.ts';

/** One step of the schema, in the order of the file names. */
export interface Migration {
  /** File name without its ending, such as `0001-pilots`. */
  name: string;
  sql: string;
}

/** Any number: what processes that start together agree on. */
const LOCK = 736_211;

/** Reads the numbered SQL files; built, they stand beside the server's file. */
export function readMigrations(
  folder: string = fileURLToPath(new URL('./migrations', import.meta.url)),
): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-[\w-]+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      name: file.replace(/\.sql$/, ''),
      sql: readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'),
    }));
}

/**
 * Brings the schema up to date; of several processes the first does it, once. Answers the names of what it ran.
 * Throws `StartRefused` when a migration was edited after it ran, or when the database is newer than this program.
 */
export async function migrate(driver: DatabaseDriver, migrations: readonly Migration[]): Promise<string[]> {
  const session = await driver.acquire();
  try {
    await session.query('begin');
    const ran = await runMissing(session, migrations);
    await session.query('commit');
    return ran;
  } catch (error) {
    await session.query('rollback').catch(() => {});
    throw error;
  } finally {
    session.release();
  }
}

/**
 * What `migrate` would run, without running it: nothing is written. An empty database misses all of it.
 * Throws `StartRefused` when a migration was edited after it ran, or when the database is newer than this program.
 */
export async function missingMigrations(
  driver: DatabaseDriver,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const session = await driver.acquire();
  try {
    const { rows } = await session.query(`select to_regclass('schema_migration') is not null as made`);
    return rows[0]?.['made'] === true ? await missing(session, migrations) : [...migrations];
  } finally {
    session.release();
  }
}

/** The migrations that a database has not run, in their order. */
async function missing(session: DriverSession, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await session.query('select name, content_hash from schema_migration order by name');
  const done = new Map(rows.map((row) => [String(row['name']), String(row['content_hash'])]));
  const left = migrations.filter((migration) => {
    const before = done.get(migration.name);
    done.delete(migration.name);
    if (before !== undefined && before !== hashOf(migration))
      throw new StartRefused(editedSentence(migration.name));
    return before === undefined;
  });
  const [unknown] = done.keys();
  if (unknown !== undefined) throw new StartRefused(futureSentence(unknown));
  return left;
}

/** How a database remembers the text of a migration that it has run. */
export function hashOf({ sql }: Migration): string {
  return createHash('sha256').update(sql).digest('hex');
}

async function runMissing(session: DriverSession, migrations: readonly Migration[]): Promise<string[]> {
  await session.query(`select pg_advisory_xact_lock(${LOCK})`);
  await session.query(`create table if not exists schema_migration (
    name text primary key, content_hash text not null, ran_at timestamptz not null default now())`);
  const left = await missing(session, migrations);
  for (const migration of left) {
    await session.exec(migration.sql);
    await session.query('insert into schema_migration (name, content_hash) values ($1, $2)', [
      migration.name,
      hashOf(migration),
    ]);
  }
  return left.map(({ name }) => name);
}

function editedSentence(name: string): string {
  return `La migración ${name} ha cambiado después de aplicarse a esta base de datos. Recupera el archivo original y escribe el cambio en una migración nueva.`;
}

function futureSentence(name: string): string {
  return `La base de datos es de una versión más reciente que este programa (tiene la migración ${name}). Actualiza el programa, o restaura una copia de seguridad de esta versión.`;
}
