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

async function runMissing(session: DriverSession, migrations: readonly Migration[]): Promise<string[]> {
  await session.query(`select pg_advisory_xact_lock(${LOCK})`);
  await session.query(`create table if not exists schema_migration (
    name text primary key, content_hash text not null, ran_at timestamptz not null default now())`);
  const { rows } = await session.query('select name, content_hash from schema_migration order by name');
  const done = new Map(rows.map((row) => [String(row['name']), String(row['content_hash'])]));
  const ran: string[] = [];
  for (const { name, sql } of migrations) {
    const hash = createHash('sha256').update(sql).digest('hex');
    const before = done.get(name);
    done.delete(name);
    if (before === hash) continue;
    if (before !== undefined) throw new StartRefused(editedSentence(name));
    await session.exec(sql);
    await session.query('insert into schema_migration (name, content_hash) values ($1, $2)', [name, hash]);
    ran.push(name);
  }
  const [unknown] = done.keys();
  if (unknown !== undefined) throw new StartRefused(futureSentence(unknown));
  return ran;
}

function editedSentence(name: string): string {
  return `La migración ${name} ha cambiado después de aplicarse a esta base de datos. Recupera el archivo original y escribe el cambio en una migración nueva.`;
}

function futureSentence(name: string): string {
  return `La base de datos es de una versión más reciente que este programa (tiene la migración ${name}). Actualiza el programa, o restaura una copia de seguridad de esta versión.`;
}
