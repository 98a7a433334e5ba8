import { createHash } from 'node:crypto';
import pg, { type PoolClient } from 'pg';
import { DatabaseUnavailable } from '../database-error.ts';
import { type DatabaseDriver, type DriverSession, hasPlan, type Line, PLANNER_SETTING } from '../driver.ts';
import { valueParsers } from '../value-parsers.ts';
import { CONNECT_TIMEOUT_MS, COUNT_LISTENERS, keepListening, translate } from './postgres-listening.ts';

/** How the connection to a PostgreSQL server is made. */
export interface PostgresOptions {
  /** Address such as `postgres://user:password@host:5432/name`. */
  url: string;
  /** Connections of this process at most. */
  poolSize?: number;
  /** How long a connection may stay silent while an answer is due before it counts as lost, ms. */
  silenceMs?: number | undefined;
}

const STATEMENT_TIMEOUT_MS = 30_000;

/** Longer than any statement may take, ms: a server that stays silent for this long is out of reach. */
const SILENCE_MS = 35_000;

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const parse = valueParsers[oid];
    return parse ?? (format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid));
  },
};

/** From this many runs on, a statement is prepared. */
const OFTEN = 20;

/** Most statement texts that are counted, and so can be prepared in each connection. */
const MOST_TEXTS = 500;

/** A statement as it is sent. */
interface Statement {
  text: string;
  values: unknown[];
  name?: string;
}
type Prepare = (text: string, parameters: readonly unknown[]) => Statement;

/** Opens a pool on a PostgreSQL server. Throws `DatabaseUnavailable` when it does not answer. */
export async function openPostgres({
  url,
  poolSize = 10,
  silenceMs = SILENCE_MS,
}: PostgresOptions): Promise<DatabaseDriver> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: silenceMs,
    keepAlive: true,
  });
  // Set after connecting, not as a connection option: a connection pooler may refuse options that it does not know. If
  // this fails because the connection breaks, the first query on it reports that.
  pool.on('connect', (client) => void client.query(`set ${PLANNER_SETTING}`).catch(() => {}));
  // The pool itself replaces an idle connection that the server closed.
  pool.on('error', () => {});
  const listeners = new Set<() => Promise<void>>();
  const opening = new Set<Promise<Line>>();
  let closed = false;
  const prepared = prepareOften();
  const driver: DatabaseDriver = {
    kind: 'postgres',
    acquire: async () => session(await translate(() => pool.connect()), prepared),
    async listen(channel, hear, lost) {
      const begun = keepListening({ url, silenceMs, channel, hear, lost });
      opening.add(begun);
      const line = await begun.finally(() => opening.delete(begun));
      // The pool was closed meanwhile: an open connection would keep the program alive.
      if (closed) await line.stop();
      listeners.add(line.stop);
      const stop = async () => {
        listeners.delete(line.stop);
        await line.stop();
      };
      return { ...line, stop };
    },
    async listeners(channel) {
      const asked = await driver.acquire();
      try {
        const { rows } = await asked.query(COUNT_LISTENERS, [channel]);
        return Number(rows[0]?.['listeners'] ?? 1);
      } finally {
        asked.release();
      }
    },
    async close() {
      closed = true;
      await Promise.allSettled(opening);
      await Promise.all([...listeners].map((stop) => stop()));
      await pool.end();
    },
  };
  try {
    (await driver.acquire()).release();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return driver;
}

/** Wraps a connection of the pool as a driver's session. */
function session(client: PoolClient, prepared: Prepare): DriverSession {
  // Without a listener, an error event of a broken connection would end the program.
  const ignore = () => {};
  client.on('error', ignore);
  // A statement may still be running on a lost connection: send nothing more, and never reuse it.
  let lost: DatabaseUnavailable | undefined;
  const ask = async <T>(act: () => Promise<T>): Promise<T> => {
    if (lost) throw lost;
    try {
      return await translate(act);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) lost = error;
      throw error;
    }
  };
  return {
    async query(sql, parameters = []) {
      const statement = prepared(sql, parameters);
      const { rows, rowCount } = await ask(() => client.query<Record<string, unknown>>(statement));
      return { rows, affected: rowCount ?? 0 };
    },
    async exec(sql) {
      await ask(() => client.query(sql));
    },
    release(broken = false) {
      client.off('error', ignore);
      client.release(broken || lost !== undefined);
    },
  };
}

/**
 * Counts the statements of one pool and names the frequent ones, so that `pg` prepares them: parsing and planning a
 * short statement costs more than running it.
 */
function prepareOften(): Prepare {
  const asked = new Map<string, { times: number; name: string }>();
  return (text, parameters) => {
    const once = { text, values: [...parameters] };
    if (!hasPlan(text, parameters)) return once;
    let known = asked.get(text);
    if (!known) {
      if (asked.size >= MOST_TEXTS) return once;
      known = { times: 0, name: createHash('sha256').update(text).digest('base64url') };
      asked.set(text, known);
    }
    known.times += 1;
    return known.times > OFTEN ? { ...once, name: known.name } : once;
  };
}
