import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import pg from 'pg';
import { DatabaseUnavailable, readDatabaseError } from './database-error.ts';
import type { DatabaseDriver, DriverSession } from './driver.ts';
import { valueParsers } from './value-parsers.ts';

/** How the connection to a PostgreSQL server is made. */
export interface PostgresOptions {
  /** Address such as `postgres://user:password@host:5432/name`. */
  url: string;
  /** Connections of this process at most. */
  poolSize?: number;
  /** How long a line may say nothing while an answer is due before it counts as lost, ms. */
  silenceMs?: number | undefined;
}

const STATEMENT_TIMEOUT_MS = 30_000;
/** Longer than any statement may take: whoever is silent for so long does not hear us. */
const SILENCE_MS = 35_000;
const CONNECT_TIMEOUT_MS = 5_000;
const RECONNECT_MS = 500;

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const parse = valueParsers[oid];
    return parse ?? (format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid));
  },
};

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
  // An idle connection that the server closed is replaced by itself.
  pool.on('error', () => {});
  const listeners = new Set<() => Promise<void>>();
  const prepared = prepareOften();
  const driver: DatabaseDriver = {
    kind: 'postgres',
    acquire: async () => session(await translate(() => pool.connect()), prepared),
    async listen(channel, hear) {
      const stop = await keepListening(url, silenceMs, channel, hear);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
    async close() {
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

function session(client: PoolClient, prepared: Prepare): DriverSession {
  // Without a listener a connection that breaks while it is held would end the program.
  const ignore = () => {};
  client.on('error', ignore);
  // A statement may still be under way there: nothing more is asked of such a line, and nobody gets it again.
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
      const { rows, rowCount } = await ask(() =>
        client.query<Record<string, unknown>>({
          ...prepared(sql, parameters),
          text: sql,
          values: [...parameters],
        }),
      );
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

/** A statement that was asked for so often is prepared from then on. */
const OFTEN = 20;
/** Texts that are counted, and so prepared in each connection, at most. */
const MOST_TEXTS = 500;

type Prepare = (sql: string, parameters: readonly unknown[]) => { name?: string };

/**
 * Counts the statements of one pool, and gives a name to one that is worth preparing: reading and planning a short one
 * costs more than running it.
 */
function prepareOften(): Prepare {
  const asked = new Map<string, { times: number; name: string }>();
  return (sql, parameters) => {
    if (parameters.length === 0) return {};
    let known = asked.get(sql);
    if (!known) {
      if (asked.size >= MOST_TEXTS) return {};
      known = { times: 0, name: createHash('sha256').update(sql).digest('base64url') };
      asked.set(sql, known);
    }
    known.times += 1;
    return known.times > OFTEN ? { name: known.name } : {};
  };
}

/** Server errors as `DatabaseError`; all that a broken or missing connection throws as `DatabaseUnavailable`. */
async function translate<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const refused = readDatabaseError(error);
    // Classes 08 and 57P: connection lost, server shutting down or starting; 53300: too many connections. A statement
    // that was prepared before another program changed its table works again on a new connection.
    const passes =
      refused && (/^(?:08|57P|53300)/.test(refused.code) || refused.message.startsWith('cached plan'));
    if (refused && !passes) throw refused;
    throw new DatabaseUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** A connection of its own for `LISTEN`, made again when it breaks; asked now and then, since a lost line says nothing. */
async function keepListening(
  url: string,
  silenceMs: number,
  channel: string,
  hear: (payload: string) => void,
) {
  let stopped = false;
  let client: pg.Client | undefined;
  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: silenceMs,
      keepAlive: true,
    });
    fresh.on('notification', ({ payload = '' }) => hear(payload));
    fresh.on('error', () => {});
    fresh.on('end', () => void reconnect());
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      fresh.removeAllListeners('end');
      await fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
  };
  const reconnect = async () => {
    while (!stopped) {
      await wait(RECONNECT_MS, undefined, { ref: false });
      try {
        if (!stopped) await connect();
        return;
      } catch {
        // The next round tries again.
      }
    }
  };
  await translate(connect);
  const pulse = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch(() => asked.end().catch(() => {}));
  }, silenceMs);
  pulse.unref();
  return async () => {
    stopped = true;
    clearInterval(pulse);
    await client?.end();
  };
}
