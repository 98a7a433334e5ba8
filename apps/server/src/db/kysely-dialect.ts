import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { DatabaseUnavailable } from './database-error.ts';
import type { DatabaseDriver, DriverSession } from './driver.ts';
import { writesWatched } from './watched-tables.ts';

/**
 * Set while a transaction's work runs. Another session requested there would wait for ever on the embedded database,
 * which has only one (a deadlock); on a server it would read and write outside the transaction.
 */
export const insideTransaction = new AsyncLocalStorage<true>();

/** One session as the query builder sees it. */
class SessionConnection implements DatabaseConnection {
  readonly session: DriverSession;
  broken = false;
  /** Whether a statement may have changed something that processes cache. */
  wrote = false;

  constructor(session: DriverSession) {
    this.session = session;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.wrote ||= writesWatched(sql);
    try {
      const { rows, affected } = await this.session.query(sql, parameters);
      // The query builder knows the row type of the statement that it wrote itself.
      return { rows: rows as R[], numAffectedRows: BigInt(affected) };
    } catch (error) {
      if (error instanceof DatabaseUnavailable) this.broken = true;
      throw error;
    }
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: bound every list.');
  }
}

/**
 * Lets the query builder run on our own drivers.
 * @param wrote called after the commit or rollback of statements that may have changed something cached
 */
export function kyselyDialect(driver: DatabaseDriver, wrote: () => void): Dialect {
  const run = (sql: string) => (connection: DatabaseConnection) =>
    connection.executeQuery(CompiledQuery.raw(sql)).then(() => {});
  const adapted: Driver = {
    init: async () => {},
    async acquireConnection() {
      if (insideTransaction.getStore()) throw new Error('Inside a transaction use the transaction itself.');
      return new SessionConnection(await driver.acquire());
    },
    beginTransaction: run('begin'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    releaseConnection: async (connection) => {
      if (!(connection instanceof SessionConnection)) return;
      if (connection.wrote) wrote();
      connection.session.release(connection.broken);
    },
    destroy: () => driver.close(),
  };
  return {
    createDriver: () => adapted,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
