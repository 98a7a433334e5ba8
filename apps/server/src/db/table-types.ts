/**
 * Writes the row types of every table from the schema itself, so that a query against a column that is not there, or of
 * another type, does not compile. `npm run db:types` runs it; a test holds that the files are what it writes.
 */
import type { DriverSession } from './driver.ts';

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

/** The files of `src/db/tables` and the list of all tables, by their path from `src/db`. */
export async function writeTableTypes(session: DriverSession): Promise<Map<string, string>> {
  const columns = await readColumns(session);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const files = new Map(
    tables.map((table) => [
      `tables/${kebab(table)}.ts`,
      tableFile(
        table,
        columns.filter((column) => column.table === table),
      ),
    ]),
  );
  return files.set('tables.ts', listFile(tables));
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

function tableFile(table: string, columns: Column[]): string {
  const lines = columns.map((column) => `  ${column.column}: ${columnType(table, column)};`);
  const body = lines.join('\n');
  const imports = body.includes('Generated<') ? [`import type { Generated } from 'kysely';`] : [];
  const json = ['DefaultedJson', 'Json'].filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  if (json.length > 0) imports.push(`import type { ${json.join(', ')} } from '../json.ts';`);
  const head = imports.length > 0 ? `${imports.join('\n')}\n\n` : '';
  return `${head}/** Rows of \`${table}\`; written by \`npm run db:types\` from the migrations. */\nexport interface ${pascal(table)}Table {\n${body}\n}\n`;
}

function columnType(table: string, { column, type, nullable, defaulted, choices }: Column): string {
  if (type === 'jsonb') return defaulted ? 'DefaultedJson' : 'Json';
  const plain = choices ? choices.join(' | ') : TYPES[type];
  if (plain === undefined) throw new Error(`${table}.${column}: no TypeScript type for ${type}`);
  const whole = nullable ? `${plain} | null` : plain;
  return defaulted ? `Generated<${whole}>` : whole;
}

function listFile(tables: string[]): string {
  const rows = tables.map(
    (table) => `  ${table}: import('./tables/${kebab(table)}.ts').${pascal(table)}Table;`,
  );
  return `/** Every table of the schema; written by \`npm run db:types\` from the migrations. */\nexport interface Tables {\n${rows.join('\n')}\n}\n`;
}

const kebab = (name: string) => name.replaceAll('_', '-');
const pascal = (name: string) =>
  name.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
