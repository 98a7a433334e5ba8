import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { freshPostgres } from '../testing/databases.ts';
import { constant, constants, limitOf } from './constants.ts';
import { createDatabase } from './database.ts';
import { openPostgres } from './postgres/postgres-driver.ts';

it('a question with its constants in its text is planned once for all requests; with parameters for them, every time', async () => {
  const { url, drop } = await freshPostgres({ holds: 'tables' });
  const driver = await openPostgres({ url, poolSize: 1 });
  const session = await driver.acquire();
  await session.exec(`create table waiting (pilot int, state text);
    insert into waiting select n % 40, case when n % 1000 = 0 then 'open' else 'done' end from generate_series(1, 20000) n;
    create index on waiting (pilot) where state = 'open';
    analyze waiting;`);
  session.release();
  const { queries } = createDatabase(driver);
  const asked = {
    constants: (pilot: number) => sql`select 'constants', pilot from waiting
      where pilot = ${pilot} and state in ${constants('open')} limit ${limitOf(26)}`,
    parameters: (pilot: number) => sql`select 'parameters', pilot from waiting
      where pilot = ${pilot} and state = ${'open'} limit ${26}`,
    nothing: () => sql`select 'nothing', pilot from waiting where state = ${constant('open')}`,
  };
  for (let time = 0; time < 50; time += 1)
    for (const question of Object.values(asked)) await question(time % 40).execute(queries);
  const { rows } = await sql<{ statement: string; generic: number; custom: number }>`
    select statement, generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements`.execute(
    queries,
  );
  const plansOf = (name: string) => rows.find(({ statement }) => statement.includes(`'${name}'`));
  expect(plansOf('constants')).toMatchObject({ custom: 5, generic: 25 });
  expect(plansOf('nothing')).toMatchObject({ custom: 0, generic: 30 });
  expect(plansOf('parameters')).toMatchObject({ custom: 30, generic: 0 });
  await driver.close();
  await drop();
});

for (const outside of ["voided' or true --", 'Voided', 'año', '', 'a b', '1'])
  it(`writes «${outside}» into no statement`, () => {
    expect(() => constant(outside)).toThrow('no word of the code');
    expect(() => constants('voided', outside)).toThrow('no word of the code');
  });
