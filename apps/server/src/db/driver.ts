/** What a statement gave back: its rows, and how many rows it inserted, updated or deleted. */
export interface StatementResult {
  rows: Record<string, unknown>[];
  affected: number;
}

/** One session with the database, held by one caller until it is released. */
export interface DriverSession {
  /** Runs one statement with its parameters as `$1`, `$2`… Throws `DatabaseError`. */
  query(sql: string, parameters?: readonly unknown[]): Promise<StatementResult>;
  /** Runs several statements at once, without parameters. */
  exec(sql: string): Promise<void>;
  /** Gives the session back; a session that is `broken` is thrown away. */
  release(broken?: boolean): void;
}

/** The database's kind: PGlite in a folder of our own, or a PostgreSQL server. */
export type DriverKind = 'embedded' | 'postgres';

/** A connection that listens on one channel. */
export interface Line {
  /** Whether the connection is up. */
  isUp(): boolean;
  /** Resolves once all notifications sent before this call were received; rejects if the connection is lost. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** The smallest common part of PGlite and a PostgreSQL server; everything else is built on it. */
export interface DatabaseDriver {
  readonly kind: DriverKind;
  acquire(): Promise<DriverSession>;
  /**
   * Calls `hear` for every `NOTIFY` on a channel from now on, from any process. It reconnects a lost connection and
   * calls `lost`, since it misses the notifications in between.
   */
  listen(channel: string, hear: (payload: string) => void, lost?: () => void): Promise<Line>;
  /** How many processes listen on a channel, including this one. */
  listeners(channel: string): Promise<number>;
  close(): Promise<void>;
}

/** Whether preparing a statement saves planning: not for `begin`, `commit` and the like. */
export const hasPlan = (sql: string, parameters: readonly unknown[]): boolean =>
  parameters.length > 0 || /^\s*select\b/.test(sql);

/**
 * What the planner of either database is told, `name=value`: a page that is read out of order costs hardly more than the
 * next one, as on any disk without moving parts and in memory. PostgreSQL's own advice for such is 1.1; with its default
 * of 4 it plans the pages of lists anew for each request.
 */
export const PLANNER_SETTING = 'random_page_cost=1.1';
