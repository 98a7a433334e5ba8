import type { DatabaseDriver, DriverSession } from './driver.ts';
import { hashOf, readMigrations } from './migrations.ts';
import { REFERENCES } from './references.ts';

/** First line of a backup. */
export interface BackupHead {
  format: 'va-backup-1';
  at: string;
  /** Migrations of the database, each with the hash of its text. */
  migrations: { name: string; hash: string }[];
}

/** One table of a backup: its line, then one line per row, then the next table. */
export interface BackupTable {
  table: string;
  columns: string[];
  rows: number;
}

/** Tables left out of backups: rate limits and stored answers (idempotency) expire; the head has the migrations. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['schema_migration', 'rate_limit', 'idempotency']);
/**
 * SQL conditions for tables of which a backup keeps only some rows. The last mail to an erased person has their
 * address: a restored backup would bring it back, and nothing would erase it again.
 */
const KEPT_ROWS: Readonly<Record<string, string>> = { outbox: "channel <> 'mail' or pilot_id is not null" };
const ROWS_AT_ONCE = 500;

/**
 * The whole database as lines of JSON, as it stands at one moment, the same from both kinds of database: values are
 * PostgreSQL's own text. The last line counts the rows, so that a cut-off file is noticed.
 */
export async function* backupLines(driver: DatabaseDriver): AsyncGenerator<string> {
  const session = await driver.acquire();
  try {
    await session.query('begin isolation level repeatable read read only');
    const head: BackupHead = {
      format: 'va-backup-1',
      at: new Date().toISOString(),
      migrations: await ranMigrations(session),
    };
    yield JSON.stringify(head);
    let total = 0;
    for (const table of await tablesInOrder(session)) {
      const described = await describeTable(session, table);
      yield JSON.stringify(described);
      total += described.rows;
      yield* rowLines(session, described);
    }
    yield JSON.stringify({ end: total });
    await session.query('commit');
  } finally {
    await session.query('rollback').catch(() => {});
    session.release();
  }
}

/** The migrations that ran on the database, possibly fewer than this program has. */
async function ranMigrations(session: DriverSession): Promise<BackupHead['migrations']> {
  const { rows } = await session.query('select name, content_hash from schema_migration order by name');
  return rows.map((row) => ({ name: String(row['name']), hash: String(row['content_hash']) }));
}

/** Names and hashes of this program's migrations. */
export function migrationHashes(): BackupHead['migrations'] {
  return readMigrations().map((migration) => ({ name: migration.name, hash: hashOf(migration) }));
}

/** All tables, each after those that its foreign keys refer to; a partitioned table once, without its partitions. */
export async function tablesInOrder(session: DriverSession): Promise<string[]> {
  const tables = await session.query(`
    select relname as table from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`);
  const references = await session.query(REFERENCES);
  const needsOf = (table: string) =>
    references.rows
      .filter((row) => row['table'] === table && row['to'] !== table)
      .map(({ to }) => String(to));
  const names = tables.rows.map((row) => String(row['table']));
  const waiting = new Map(names.map((table) => [table, needsOf(table)]));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([, needs]) => needs.every((one) => ordered.includes(one)));
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const [table] of ready) {
      waiting.delete(table);
      ordered.push(table);
    }
  }
  return ordered.filter((table) => !LEFT_OUT.has(table));
}

async function describeTable(session: DriverSession, table: string): Promise<BackupTable> {
  const columns = await session.query(
    `select attname::text as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  const counted = await session.query(`select count(*) as rows from ${keptRows(table)}`);
  return {
    table,
    columns: columns.rows.map((row) => String(row['name'])),
    rows: Number(counted.rows[0]?.['rows']),
  };
}

async function* rowLines(session: DriverSession, { table, columns }: BackupTable): AsyncGenerator<string> {
  const values = columns.map((column) => `${quote(column)}::text`).join(', ');
  // Keep the order of insertion where it matters: each audit entry has the hash of the one before.
  const order = columns.includes('seq') ? ' order by seq' : '';
  await session.query(
    `declare backup no scroll cursor for select array[${values}] as line from ${keptRows(table)}${order}`,
  );
  for (;;) {
    const { rows } = await session.query(`fetch ${ROWS_AT_ONCE} from backup`);
    for (const row of rows) yield JSON.stringify(row['line']);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await session.query('close backup');
}

const keptRows = (table: string) => `${quote(table)} where ${KEPT_ROWS[table] ?? 'true'}`;

/** A quoted SQL identifier. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
