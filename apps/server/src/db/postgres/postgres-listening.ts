import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable, readDatabaseError } from '../database-error.ts';
import type { Line } from '../driver.ts';

export const CONNECT_TIMEOUT_MS = 5_000;

const RECONNECT_MS = 500;

const listenerName = (channel: string) => `listens: ${channel}`;

/** How many processes hear a channel of this database. */
export const COUNT_LISTENERS = `select count(*)::int as listeners from pg_stat_activity
  where datname = current_database() and application_name = 'listens: ' || $1`;

/** Keeps a connection for `LISTEN`: reopens it when it breaks, and polls it, since a lost connection stays silent. */
export async function keepListening({
  url,
  silenceMs,
  channel,
  hear,
  lost,
}: {
  url: string;
  silenceMs: number;
  channel: string;
  hear: (payload: string) => void;
  /** Called each time that the connection breaks. */
  lost?: (() => void) | undefined;
}): Promise<Line> {
  let stopped = false;
  let isUp = false;
  let client: pg.Client | undefined;
  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      // Says to other processes, in `pg_stat_activity`, how many hear the channel.
      application_name: listenerName(channel),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: silenceMs,
      keepAlive: true,
    });
    fresh.on('notification', ({ payload = '' }) => hear(payload));
    fresh.on('error', () => {});
    fresh.on('end', () => {
      isUp = false;
      lost?.();
      void reconnect();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      fresh.removeAllListeners('end');
      await fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    isUp = true;
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
  return {
    isUp: () => isUp,
    // The server sends earlier notifications before the answer to this query.
    async caughtUp() {
      const asked = client;
      if (!isUp || !asked) throw new DatabaseUnavailable('The line that listens is lost.');
      try {
        await translate(() => asked.query('select 1'));
      } catch (error) {
        await asked.end().catch(() => {});
        throw error;
      }
    },
    async stop() {
      stopped = true;
      isUp = false;
      clearInterval(pulse);
      await client?.end();
    },
  };
}

/** Runs `act` and turns refused statements into `DatabaseError`, and lost connections into `DatabaseUnavailable`. */
export async function translate<T>(act: () => Promise<T>): Promise<T> {
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
