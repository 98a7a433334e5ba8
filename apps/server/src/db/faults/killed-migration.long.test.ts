import { on, once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { howOftenLong } from '@va/testing/how-often.ts';
import { newCode } from '#server/kernel/secrets/new-code.ts';
import { postPoints } from '#server/modules/ledgers/points-ledger.ts';
import { allRows, asIn } from '#server/testing/all-rows.ts';
import { startChild } from '#server/testing/child-program.ts';
import { describeBothDatabases, freshFolder, freshPostgres } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { fillForTests, START } from '#server/testing/fill-for-tests.ts';
import { sampleRows } from '#server/testing/hostile-rows/sample-rows.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { createDatabase, type Database } from '../database.ts';
import type { DatabaseDriver, DriverKind } from '../driver.ts';
import { migrate, readMigrations } from '../migrations.ts';
import { openDriver } from '../open-database.ts';

const MIGRATIONS = readMigrations();
const ALL = MIGRATIONS.map(({ name }) => name);
/** How many of them the older database has: as many as today's code can still fill. */
const OLDER = ALL.indexOf('0251-hours-that-are-there') + 1;

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

/** Makes the older database: the airline of the tests with its accounts, points, and a row of nearly every kind. */
async function fillOlder(db: Database, driver: DatabaseDriver) {
  await migrate(driver, MIGRATIONS.slice(0, OLDER));
  const exec = async (sql: string) => {
    const session = await driver.acquire();
    try {
      await session.exec(sql);
    } finally {
      session.release();
    }
  };
  // What today's code writes and that version lacks stands there while it is filled.
  await exec("alter table flight add column route text not null default '', add column iata_type text");
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
  // Tables that came later are not there yet.
  const tables = new Set(Object.keys(await allRows(db)));
  for (const statement of sampleRows({ pilot, staff })) {
    const [, table = ''] = /^(?:insert into|update) (\w+)/.exec(statement) ?? [];
    if (tables.has(table)) await exec(statement);
  }
  // As keys stood there before they all had an end.
  await exec('update api_key set expires_at = null');
  await exec('alter table flight drop column route, drop column iata_type');
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
      const before = await within(environment, async (db, driver) => {
        await fillOlder(db, driver);
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
