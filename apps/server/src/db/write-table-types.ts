/** `npm run db:types`: runs the migrations on a fresh database and writes the row types beside them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from './embedded/embedded-driver.ts';
import { migrate, readMigrations } from './migrations.ts';
import type { DriverSession } from './driver.ts';

/**
 * Writes the row types of every table from the schema itself, so that a query against a column that is not there, or of
 * another type, does not compile. `npm run db:types` runs it; a test holds that the file is what it writes.
 */

const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bytea: 'Uint8Array',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  date: 'string',
  time: 'string',
  timestamptz: 'Date',
  _text: 'string[]',
  _int4: 'number[]',
};

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  defaulted: boolean;
  choices: string[] | undefined;
}

/** The text of `src/db/tables.ts`: the row type of each table, and the list of all tables. */
export async function writeTableTypes(session: DriverSession): Promise<string> {
  const columns = await readColumns(session);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const types = tables.map((table) =>
    rowType(
      table,
      columns.filter((column) => column.table === table),
    ),
  );
  const list = tables.map((table) => `  ${table}: ${pascal(table)}Table;`);
  return [
    `/** The rows of every table; written by \`npm run db:types\` from the migrations. */`,
    `import type { Generated } from 'kysely';\nimport type { DefaultedJson, Json } from './json.ts';\n`,
    `/** Every table of the schema. */\nexport interface Tables {\n${list.join('\n')}\n}\n`,
    ...types,
  ].join('\n');
}

async function readColumns(session: DriverSession): Promise<Column[]> {
  const { rows } = await session.query(`
    select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as defaulted,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as choices
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migration'
    order by c.relname, a.attnum`);
  return rows.map((row) => ({
    table: String(row['table']),
    column: String(row['column']),
    type: String(row['type']),
    nullable: row['nullable'] === true,
    defaulted: row['defaulted'] === true,
    choices: typeof row['choices'] === 'string' ? readChoices(row['choices']) : undefined,
  }));
}

function readChoices(check: string): string[] {
  return [...check.matchAll(/'([^']*)'::text/g)].map(([, choice = '']) => `'${choice}'`);
}

function rowType(table: string, columns: Column[]): string {
  const lines = columns.map((column) => `  ${column.column}: ${columnType(table, column)};`);
  return `export interface ${pascal(table)}Table {\n${lines.join('\n')}\n}\n`;
}

function columnType(table: string, { column, type, nullable, defaulted, choices }: Column): string {
  if (type === 'jsonb') return defaulted ? 'DefaultedJson' : 'Json';
  const plain = choices ? choices.join(' | ') : TYPES[type];
  if (plain === undefined) throw new Error(`${table}.${column}: no TypeScript type for ${type}`);
  const whole = nullable ? `${plain} | null` : plain;
  return defaulted ? `Generated<${whole}>` : whole;
}

const pascal = (name: string) =>
  name.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const folder = mkdtempSync(join(tmpdir(), 'table-types-'));
const driver = await openEmbedded({ folder: join(folder, 'database'), onFatal: console.error });
await migrate(driver, readMigrations());
const session = await driver.acquire();
const text = await writeTableTypes(session);
writeFileSync(fileURLToPath(new URL('tables.ts', import.meta.url)), text);
session.release();
await driver.close();
rmSync(folder, { recursive: true });
