import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, sql, type Transaction } from 'kysely';
import { type Changes, changesOf } from './changes.ts';
import { letKeep } from './known-changes.ts';
import type { DatabaseDriver, DriverKind } from './driver.ts';
import { insideTransaction, kyselyDialect } from './kysely-dialect.ts';
import type { Tables } from './tables.ts';

/** Typed queries, within a transaction or each for itself: for reading. */
export type Queries = Kysely<Tables>;

/** A transaction that somebody has opened: what writes takes one, and can't be called outside it. */
export type Tx = Transaction<Tables>;

/** The database as modules see it. */
export interface Database {
  readonly kind: DriverKind;
  /** For reading, and for writes of one statement. */
  readonly queries: Queries;
  /** Commits when the work ends well, undoes everything when it throws. Work uses `tx` and nothing else. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Tells every process that listens on a channel, soon and once for all that is to be told in these moments. Nobody
   * waits for it, and a process that dies has told nothing: for what is read again by itself after a while.
   */
  notifySoon(channel: string): void;
  /** Hears every `notify` on a channel, from any process; the answer stops it. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
  /** What may be kept in memory, and until when. */
  readonly changes: Changes;
  close(): Promise<void>;
}

/**
 * Set around a request that may be repeated: what each of its transactions does besides its work, last of all. It is true
 * when the work is, also where nobody hears that it was committed.
 */
export const alongside = new AsyncLocalStorage<(tx: Tx) => Promise<void>>();

/** Puts typed queries on a driver. */
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

/** Tells every process that listens; within a transaction when it commits. At most 7999 bytes: send ids. */
export async function notify(queries: Queries, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(queries);
}

/** What happens within this time is told together: PostgreSQL lets commits that tell something pass one by one. */
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
    // On a session of its own, whatever transaction is under way around it.
    void insideTransaction.exit(() => notify(queries, channel, '').catch(() => {}));
    setTimeout(() => {
      waiting.delete(channel);
      if (told.again) tell(channel);
    }, TOGETHER_MS).unref();
  };
  return tell;
}
