import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeBothDatabases, freshDatabase } from '#server/testing/databases.ts';
import { TOPICS, WATCHED, writesWatched } from './watched-tables.ts';

describeBothDatabases('Tables whose changes are told', (kind) => {
  it('are those that the database has triggers for, with the same columns and topics', async () => {
    const { db, drop } = await freshDatabase(kind);
    const { rows } = await sql<{ name: string; columns: string[]; args: string | null; called: string }>`
      select tgrelid::regclass::text as name, proname as called, encode(tgargs, 'escape') as args,
        array(select attname::text from pg_attribute where attrelid = tgrelid and attnum = any(tgattr)) as columns
      from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where proname in ('tell_changed', 'tell_account_changed', 'tell_key_changed', 'tell_record_changed')`.execute(
      db.queries,
    );
    const told = Object.fromEntries(
      rows.map(({ name }) => [
        name,
        [...new Set(rows.filter((one) => one.name === name).flatMap(({ columns }) => columns))].toSorted(),
      ]),
    );
    const watched = Object.entries(WATCHED).map(([name, columns]) => [
      name,
      columns === 'any' ? [] : columns.toSorted(),
    ]);
    expect(told).toEqual(Object.fromEntries(watched));
    const words = rows.map(({ called, args }) =>
      called === 'tell_changed'
        ? String(args).replace(/\\000$/, '')
        : called === 'tell_record_changed'
          ? 'record'
          : 'account',
    );
    expect([...new Set(words)].toSorted()).toEqual([...TOPICS].toSorted());
    await drop();
  });
});

it.each([
  'update "pilot" set "status" = $1 where "id" = $2',
  'update pilot set name = $1',
  'insert into "setting" ("key") values ($1)',
  'delete from "sign_in" where "id" = $1',
  'with gone as (delete from api_key returning id) select count(*) from gone',
  'with a as (select 1) update "sign_in" set "revoked_at" = now()',
  'insert into "flight" ("id") values ($1)',
  'update "report" set "state" = $1, "heard_at" = $2 where "id" = $3',
  'truncate table company_notice',
  'DELETE FROM tour_closure',
  `insert into "booking" ("id") values ${'($1), '.repeat(2000)}($1)`,
])('looks after a statement that changes one: %s', (text) => {
  expect(writesWatched(text)).toBe(true);
});

it.each([
  'select "status" from "pilot" where "id" = $1',
  'update "sign_in" set "last_seen_at" = $1, "expires_at" = $2 where "id" = $3',
  'update "report" set "heard_at" = $1 where "id" = $2 and "state" = $3',
  'update "api_key" set "last_used_at" = $1 where "revoked_at" is null',
  'insert into "telemetry_batch" ("report_id") values ($1)',
  'begin',
])('and not after another: %s', (text) => {
  expect(writesWatched(text)).toBe(false);
});
