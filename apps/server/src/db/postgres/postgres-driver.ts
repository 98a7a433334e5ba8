import pg from 'pg';
import type { DatabaseDriver, Line } from '../driver.ts';
import { PLANNER_SETTING } from '../planner-setting.ts';
import { valueParsers } from '../value-parsers.ts';
import { translate } from './postgres-errors.ts';
import { CONNECT_TIMEOUT_MS, COUNT_LISTENERS, keepListening } from './postgres-listening.ts';
import { session } from './postgres-session.ts';
import { prepareOften } from './prepare-often.ts';

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

/** Longer than any statement may take: a server that is silent for so long does not hear us. */
const SILENCE_MS = 35_000;

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
  // Said after connecting and not with it: what shares connections among programs may refuse words that it does not know.
  // Who asks first on a connection that breaks here hears of it.
  pool.on('connect', (client) => void client.query(`set ${PLANNER_SETTING}`).catch(() => {}));
  // An idle connection that the server closed is replaced by itself.
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
      // Who closed the pool meanwhile has nothing to hear any more, and no line may keep the program alive.
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
