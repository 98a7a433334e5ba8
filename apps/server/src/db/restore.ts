import { z } from 'zod';
import type { BackupHead, BackupTable } from './backup.ts';
import { LEFT_OUT, migrationHashes, quote, tablesInOrder } from './backup.ts';
import { StartRefused } from './database-error.ts';
import type { DatabaseDriver, DriverSession } from './driver.ts';
import { migrate, readMigrations } from './migrations.ts';

const headSchema = z.object({
  format: z.literal('va-backup-1'),
  at: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
});
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()), rows: z.number() });
const rowSchema = z.array(z.string().nullable());
const endSchema = z.object({ end: z.number() });

const ROWS_AT_ONCE = 100;

/**
 * Writes a backup into an empty database, all of it or nothing. The schema becomes that of the backup first and that of
 * this program afterwards. Throws `StartRefused` for a file that is not whole, is of another program, or a database
 * that is not empty. Answers how many rows there were.
 * @param accept is given the callsigns of the backup before anything is kept, and throws to refuse it
 */
export async function restoreLines(
  driver: DatabaseDriver,
  lines: AsyncIterable<string>,
  accept: (callsigns: string[]) => void = () => {},
): Promise<number> {
  const reader = lines[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await reader.next();
    if (done) throw new StartRefused('El archivo de la copia está cortado: usa otra copia.');
    return parseLine(value);
  };
  const head = headSchema.safeParse(await next());
  if (!head.success) throw new StartRefused('El archivo no es una copia de seguridad de la plataforma.');
  await expectEmpty(driver);
  await migrate(driver, migrationsOf(head.data));
  const session = await driver.acquire();
  try {
    await session.query('begin');
    await session.query('set constraints all deferred');
    const total = await restoreTables(session, next);
    accept(await callsignsOf(session));
    await session.query('commit');
    session.release();
    await migrate(driver, readMigrations());
    return total;
  } catch (error) {
    await session.query('rollback').catch(() => {});
    session.release();
    throw error;
  }
}

async function restoreTables(session: DriverSession, next: () => Promise<unknown>): Promise<number> {
  const known = await tablesInOrder(session);
  // Delete rows that migrations or a start have made, such as ranks: the backup has its own.
  for (const table of known.toReversed())
    if (table !== 'audit_entry') await session.query(`delete from ${quote(table)}`);
  let total = 0;
  for (;;) {
    const line = await next();
    const end = endSchema.safeParse(line);
    if (end.success) {
      if (end.data.end !== total) throw new StartRefused('A la copia le faltan filas: usa otra copia.');
      return total;
    }
    const table = tableSchema.parse(line);
    total += table.rows;
    // Backups of older versions have tables that are left out now: skip their rows.
    if (LEFT_OUT.has(table.table)) for (let row = 0; row < table.rows; row += 1) await next();
    else if (known.includes(table.table)) await restoreTable(session, table, next);
    else throw new StartRefused(`La copia tiene una tabla que no existe: ${table.table}.`);
  }
}

async function restoreTable(session: DriverSession, table: BackupTable, next: () => Promise<unknown>) {
  const types = await columnTypes(session, table.table);
  const columns = table.columns.map(quote).join(', ');
  for (let done = 0; done < table.rows; done += ROWS_AT_ONCE) {
    const rows: (string | null)[][] = [];
    while (rows.length < Math.min(ROWS_AT_ONCE, table.rows - done)) rows.push(rowSchema.parse(await next()));
    const width = table.columns.length;
    const values = rows.map(
      (_, row) =>
        `(${table.columns.map((column, at) => `$${row * width + at + 1}::text::${types.get(column)}`).join(', ')})`,
    );
    await session.query(
      `insert into ${quote(table.table)} (${columns}) values ${values.join(', ')}`,
      rows.flat(),
    );
  }
}

async function callsignsOf(session: DriverSession): Promise<string[]> {
  const { rows } = await session.query('select callsign from pilot where callsign is not null');
  return rows.map(({ callsign }) => String(callsign));
}

async function columnTypes(session: DriverSession, table: string): Promise<Map<string, string>> {
  const { rows } = await session.query(
    `select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  return new Map(rows.map((row) => [String(row['name']), String(row['type'])]));
}

async function expectEmpty(driver: DatabaseDriver): Promise<void> {
  const session = await driver.acquire();
  try {
    const { rows } = await session.query(`select to_regclass('public.pilot') is not null as made`);
    if (rows[0]?.['made'] !== true) return;
    const pilots = await session.query('select 1 from pilot limit 1');
    if (pilots.rows.length > 0)
      throw new StartRefused(
        'La base de datos de destino ya tiene pilotos. Restaura en una vacía: otra carpeta en DATA_DIR u otra base en DATABASE_URL.',
      );
  } finally {
    session.release();
  }
}

/** The program's migrations that the backup had; refuses a backup of another or newer program. */
function migrationsOf({ migrations }: BackupHead) {
  const own = migrationHashes();
  const strange = migrations.find(
    ({ name, hash }) => !own.some((one) => one.name === name && one.hash === hash),
  );
  if (strange)
    throw new StartRefused(
      `La copia es de una versión más reciente que este programa (tiene ${strange.name}). Actualiza el programa y repítelo.`,
    );
  const names = new Set(migrations.map(({ name }) => name));
  return readMigrations().filter(({ name }) => names.has(name));
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartRefused('El archivo no es una copia de seguridad de la plataforma, o está dañado.');
  }
}
