import { on, once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { howOftenLong } from '@va/testing/how-often.ts';
import { newCode } from '#server/kernel/secrets/tokens.ts';
import { postPoints } from '#server/modules/ledgers/points-ledger.ts';
import { allRows, asIn } from '#server/testing/all-rows.ts';
import { startChild } from '#server/testing/child-program.ts';
import { describeBothDatabases, freshFolder, freshPostgres } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { fillForTests, START } from '#server/testing/fill-for-tests.ts';
import { sampleRows } from '#server/testing/hostile-rows/sample-rows.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { DatabaseError } from '../database-error.ts';
import { createDatabase, type Database } from '../database.ts';
import type { DatabaseDriver, DriverKind } from '../driver.ts';
import { migrate, readMigrations } from '../migrations.ts';
import { openDriver } from '../open-database.ts';

const MIGRATIONS = readMigrations();
const ALL = MIGRATIONS.map(({ name }) => name);
/** How many of them the older database has: as many as today's code can still fill. */
const OLDER = ALL.indexOf('0251-hours-that-are-there') + 1;

/** PostgreSQL's word for a row that a check of its table refuses. */
const CHECK_VIOLATION = '23514';

/** After how many of so many migrations a start is killed: spread over all of them. */
const moments = (times: number, of: number) =>
  Array.from({ length: times }, (_, n) => Math.ceil(((n + 0.5) * of) / times));
const FIRST = moments(howOftenLong(4, 20), ALL.length);
/** The last of them when all have run, and nothing is committed. */
const UPDATES = [...moments(howOftenLong(1, 9), ALL.length - OLDER), ALL.length - OLDER];

type Environment = Record<string, string>;

/** A database without tables, and how programs are told of it. */
async function emptyDatabase(kind: DriverKind) {
  if (kind === 'postgres') {
    const { url, drop } = await freshPostgres({ holds: 'nothing' });
    return { environment: { DATABASE_URL: url } satisfies Environment, drop };
  }
  const folder = freshFolder({ holds: 'nothing' });
  const environment: Environment = { DATABASE_FOLDER: join(folder, 'database') };
  return { environment, drop: async () => rmSync(folder, { recursive: true }) };
}

/** Opens the database as it is, for as long as something is done with it. */
async function within<T>(
  environment: Environment,
  act: (db: Database, driver: DatabaseDriver) => Promise<T>,
): Promise<T> {
  const { DATABASE_URL: url, DATABASE_FOLDER: folder = '' } = environment;
  const driver = await openDriver({ url, folder, onFatal: console.error });
  try {
    return await act(createDatabase(driver), driver);
  } finally {
    await driver.close();
  }
}

async function killedAt(moment: number, environment: Environment) {
  const killed = startChild('migrate', environment);
  await once(killed, 'message');
  killed.send('without end');
  // One that ends by itself is a fault of its own, and is not waited for.
  for await (const [ran] of on(killed, 'message', { close: ['exit'] })) if (ran === moment) break;
  expect(killed.exitCode).toBeNull();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
}

/** What a start ran that nobody kills. */
async function startWhole(environment: Environment): Promise<unknown> {
  const last = startChild('migrate', environment);
  await once(last, 'message');
  const [answer, ended] = [once(last, 'message'), once(last, 'exit')];
  last.send('go');
  const [ran]: unknown[] = await answer;
  await ended;
  return ran;
}

/** A column of a database: its table, and how it is written in a statement that makes it, in a table without rows too. */
interface Column {
  table: string;
  name: string;
  made: string;
}

/** Every column of a database. */
async function allColumns({ queries }: Database): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname::text as "table", a.attname::text as name,
      format_type(a.atttypid, a.atttypmod) || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') as made
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(queries);
  return rows;
}

/** The columns of a database that this code makes. */
async function columnsOfToday(kind: DriverKind): Promise<readonly Column[]> {
  const { environment, drop } = await emptyDatabase(kind);
  const columns = await within(environment, async (db, driver) => {
    await migrate(driver, MIGRATIONS);
    return allColumns(db);
  });
  await drop();
  return columns;
}

/** Makes the older database: the airline of the tests with its accounts, points, and a row of nearly every kind. */
async function fillOlder(db: Database, driver: DatabaseDriver, today: readonly Column[]) {
  await migrate(driver, MIGRATIONS.slice(0, OLDER));
  const exec = async (statement: string) => {
    const session = await driver.acquire();
    try {
      await session.exec(statement);
    } finally {
      session.release();
    }
  };
  // What today's code reads and writes and that version lacks stands there while it is filled.
  const older = await allColumns(db);
  const tables = new Set(older.map(({ table }) => table));
  const had = new Set(older.map(({ table, name }) => `${table}.${name}`));
  const lacks = today.filter(({ table, name }) => !had.has(`${table}.${name}`));
  const later = [...new Set(lacks.map(({ table }) => table))].filter((table) => !tables.has(table));
  for (const table of later) await exec(`create table ${table} ()`);
  for (const { table, name, made } of lacks) await exec(`alter table ${table} add column ${name} ${made}`);
  await fillForTests(db, sampleAirline);
  const people = await db.queries.selectFrom('pilot').select(['id', 'callsign']).execute();
  const idOf = (callsign: string) => people.find((one) => one.callsign === callsign)?.id ?? '';
  const [pilot, staff] = [idOf('PRB005'), idOf('PRB001')];
  const flight = { icao_type: 'A320', type_id: 'jet', dep_icao: 'LEMD', arr_planned_icao: 'LEBL' };
  await db.queries
    .insertInto('report')
    .values({ id: uuid(), code: newCode(), pilot_id: pilot, state: 'rejected', ...flight })
    .execute();
  await db.transaction(async (tx) => {
    for (const points of [70, -30]) {
      const subject = uuid();
      const period = new Date(START).toISOString().slice(0, 7);
      await postPoints(tx, pilot, { reason: 'adjustment', nominal: points, subject, period, byId: staff });
    }
  });
  // Neither tables that came later are filled, nor those of then with kinds of rows that came later.
  for (const statement of sampleRows({ pilot, staff })) {
    const [, table = ''] = /^(?:insert into|update) (\w+)/.exec(statement) ?? [];
    if (!tables.has(table)) continue;
    await exec(statement).catch((error: unknown) => {
      if (!(error instanceof DatabaseError && error.code === CHECK_VIOLATION)) throw error;
    });
  }
  // As keys stood there before they all had an end.
  await exec('update api_key set expires_at = null');
  for (const { table, name } of lacks) await exec(`alter table ${table} drop column ${name}`);
  for (const table of later) await exec(`drop table ${table}`);
}

describeBothDatabases('a start that is killed while the tables are made', (kind) => {
  it(
    'leaves an empty database that the next start finishes',
    async () => {
      const { environment, drop } = await emptyDatabase(kind);
      for (const moment of FIRST) await killedAt(moment, environment);
      // Of those that had run nothing is there.
      expect(await startWhole(environment)).toEqual(ALL);
      expect(await within(environment, disagreements)).toEqual([]);
      await drop();
    },
    (FIRST.length + 1) * 60_000,
  );

  it(
    'leaves a filled database of an older version as it was, and the next start brings every row up to date',
    async () => {
      const { environment, drop } = await emptyDatabase(kind);
      const today = await columnsOfToday(kind);
      const before = await within(environment, async (db, driver) => {
        await fillOlder(db, driver, today);
        return allRows(db);
      });
      for (const moment of UPDATES) {
        await killedAt(moment, environment);
        expect(await within(environment, allRows)).toEqual(before);
      }
      expect(await startWhole(environment)).toEqual(ALL.slice(OLDER));
      const { all, faults } = await within(environment, async (db) => ({
        all: await allRows(db),
        faults: await disagreements(db),
      }));
      expect(faults).toEqual([]);
      expect(all['schema_migration']?.map(({ name }) => name).toSorted()).toEqual(ALL);
      // One of them ends the weak sign-in of an account with a passkey, one gives keys without an end the end of a year;
      // none touches anything else.
      expect(all['sign_in']).toEqual([expect.objectContaining({ revoked_at: expect.any(String) })]);
      const { schema_migration: _ran, sign_in: _ended, ...rest } = before;
      const keys = rest['api_key']?.map((key) => ({ ...key, expires_at: expect.any(String) }));
      expect(asIn(rest, all)).toEqual({ ...rest, api_key: keys });
      await drop();
    },
    (UPDATES.length + 2) * 60_000,
  );
});
