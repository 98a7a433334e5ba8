import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { translate } from './postgres-errors.ts';

export const CONNECT_TIMEOUT_MS = 5_000;

const RECONNECT_MS = 500;

/** A connection of its own for `LISTEN`, made again when it breaks; asked now and then, since a lost line says nothing. */
export async function keepListening(
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
