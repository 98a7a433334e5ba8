// @vitest-environment node
// A table is written by the module that owns it, in the words of that module's acts; all others call those. Which module
// that is stands nowhere but in the code: it is the one that holds the SQL. So the SQL of the whole server is read here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const server = join(import.meta.dirname, '../apps/server/src');

/** What goes over many tables by a list instead of naming each, with that list. */
const BY_A_LIST: Readonly<Record<string, string>> = {
  'modules/erasure/erase-data.ts':
    'TABLE_FATES of erasure/table-fates.ts, and what refers to a pilot, by the schema',
  'modules/imports/take-back-imports.ts':
    'FILE_TABLES of file-changes/note-changes.ts, and WITH_THE_ACCOUNT of imports/in-use.ts',
  'modules/demo/clear-demo.ts':
    "what refers to a report or a booking, to its TABLES or to a month's statement, by the schema",
};

/** Tables that only a migration has written. */
const OF_A_MIGRATION = ['audit_start'];

/** What the server runs, by its path. Tests make rows of their own; migrations and copies are the whole database's. */
const sources = new Map(
  readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(?:db|testing)\//.test(file))
    .map((file) => [file, readFileSync(join(server, file), 'utf8')]),
);

const tables = [
  ...readFileSync(join(server, 'db/tables.ts'), 'utf8').matchAll(/^ {2}(\w+): \w+Table;$/gm),
].map(([, table = '']) => table);

/** `modules/fleet` of a file's path. */
const moduleOf = (file: string) => file.split('/').slice(0, 2).join('/');

/** By kysely, or in words of SQL. */
const WRITES = [
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*\[?'(\w+)/g,
  /\b(?:insert into|delete from|merge into) (\w+)/g,
  /\bupdate (\w+)(?:\s+(?:as )?\w+)?\s+set\b/g,
];
/** The same, of a table whose name is a value. */
const WRITES_BY_NAME =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*[^\s['"]|\b(?:insert into|delete from|merge into|update) \$\{/;

/** The modules that write each table. */
function writers(files: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const found = new Map(tables.map((table) => [table, new Set<string>()]));
  for (const [file, text] of files)
    for (const pattern of WRITES)
      for (const [, table = ''] of text.matchAll(pattern)) found.get(table)?.add(moduleOf(file));
  return found;
}

/** Tables with several writers, each with all of them. */
const shared = (files: ReadonlyMap<string, string>) =>
  [...writers(files)].flatMap(([table, modules]) =>
    modules.size > 1 ? [`${table}: ${[...modules].toSorted().join(', ')}`] : [],
  );

const byName = (files: ReadonlyMap<string, string>) =>
  [...files].flatMap(([file, text]) => (WRITES_BY_NAME.test(text) ? [file] : []));

it('every table is written by one module', () => {
  expect(tables.length).toBeGreaterThan(70);
  expect(shared(sources)).toEqual([]);
  const unwritten = [...writers(sources)].flatMap(([table, { size }]) => (size === 0 ? [table] : []));
  expect(unwritten).toEqual(OF_A_MIGRATION);
});

it('what writes tables by a list says by which', () => {
  expect(byName(sources).toSorted()).toEqual(Object.keys(BY_A_LIST).toSorted());
});

it('a second writer is found, however it writes', () => {
  const planted = (text: string) => new Map([...sources, ['modules/weather/planted.ts', text]]);
  for (const text of [
    "await tx.insertInto('aircraft').values(row).execute();",
    "await tx\n    .updateTable('aircraft')\n    .set(row)",
    "await tx.deleteFrom('aircraft as tail').execute();",
    'await sql`insert into aircraft (id) values (${id})`',
    'await sql`update aircraft as tail set service = ${service}`',
    'await sql`delete from aircraft tail using booking`',
  ])
    expect(shared(planted(text)), text).toEqual(['aircraft: modules/fleet, modules/weather']);
  for (const text of [
    'await tx.deleteFrom(table).execute();',
    'await sql`update ${sql.table(table)} set version = 1`',
  ])
    expect(byName(planted(text)), text).toContain('modules/weather/planted.ts');
});
