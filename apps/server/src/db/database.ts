import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, sql, type Transaction } from 'kysely';
import { type Changes, changesOf } from './changes.ts';
import type { DatabaseDriver, DriverKind } from './driver.ts';
import { letKeep } from './known-rows.ts';
import { insideTransaction, kyselyDialect } from './kysely-dialect.ts';
import type { Tables } from './tables.ts';

/** Typed queries for reading, inside or outside a transaction. */
export type Queries = Kysely<Tables>;

/** An open transaction. Functions that write take one as a parameter, so that nobody can call them outside it. */
export type Tx = Transaction<Tables>;

/** The database as modules see it. */
export interface Database {
  readonly kind: DriverKind;
  /** For reading, and for writes of one statement. */
  readonly queries: Queries;
  /** Runs `work` in a transaction: commits when it returns, rolls back when it throws. Work must query only by `tx`. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Notifies the processes that listen on a channel within 250 ms, once for all calls of that time. It does not wait,
   * and loses the notification if this process dies: only for what listeners read again by themselves after a while.
   */
  notifySoon(channel: string): void;
  /** Calls `hear` for every `notify` on a channel, from any process; the resulting function stops that. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
  /** Tells how long a value read from the database may stay in memory. */
  readonly changes: Changes;
  close(): Promise<void>;
}

/**
 * Set around a request with an `Idempotency-Key`: what each of its transactions runs last, before the commit. It is
 * committed exactly when the work is, even if the connection then breaks and nobody learns of the commit.
 */
export const alongside = new AsyncLocalStorage<(tx: Tx) => Promise<void>>();

/** Makes the database with its typed queries out of a driver. */
export function createDatabase(driver: DatabaseDriver): Database {
  const changes = changesOf(driver);
  const queries: Queries = new Kysely({ dialect: kyselyDialect(driver, changes.wrote) });
  letKeep(queries, changes);
  return {
    kind: driver.kind,
    queries,
    transaction: (work) =>
      queries.transaction().execute((tx) =>
        insideTransaction.run(true, async () => {
          const result = await work(tx);
          await alongside.getStore()?.(tx);
          return result;
        }),
      ),
    notifySoon: notifierOf(queries),
    listen: async (channel, hear) => (await driver.listen(channel, hear)).stop,
    changes,
    close: () => driver.close(),
  };
}

/** Notifies every process that listens on a channel; in a transaction, at its commit. Payload: at most 7999 bytes. */
export async function notify(queries: Queries, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(queries);
}

/** Notifications within this time are sent together, ms: PostgreSQL serializes the commits that send one. */
const TOGETHER_MS = 250;

function notifierOf(queries: Queries): Database['notifySoon'] {
  const waiting = new Map<string, { again: boolean }>();
  const tell = (channel: string) => {
    const news = waiting.get(channel);
    if (news) {
      news.again = true;
      return;
    }
    const told = { again: false };
    waiting.set(channel, told);
    // Use a session of its own, not that of a surrounding transaction.
    void insideTransaction.exit(() => notify(queries, channel, '').catch(() => {}));
    setTimeout(() => {
      waiting.delete(channel);
      if (told.again) tell(channel);
    }, TOGETHER_MS).unref();
  };
  return tell;
}
