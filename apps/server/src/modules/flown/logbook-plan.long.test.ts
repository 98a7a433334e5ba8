import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createDatabase } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres/postgres-driver.ts';
import { fillYears } from '#server/testing/bench/fill-years.ts';
import { freshPostgres } from '#server/testing/databases.ts';
import { listLogbook } from './logbook.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

it('a page of a logbook is planned once for all pilots, those who fly a lot and those who fly little', async () => {
  const { url, drop } = await freshPostgres({ holds: 'airline' });
  const driver = await openPostgres({ url, poolSize: 1 });
  const db = createDatabase(driver);
  await fillYears(db, { pilots: 23, reports: 6000, years: 1, recordedBytes: 0 }, NOW);
  const pilots = await db.queries
    .selectFrom('pilot')
    .select('id')
    .where('callsign', 'like', 'BEN%')
    .orderBy('callsign')
    .execute();
  // The first flies most; who opens their logbook often is the one to look at.
  const readers = [...Array.from({ length: 40 }, () => pilots[0]), ...pilots, ...pilots];
  for (const reader of readers)
    await listLogbook(db.queries, reader?.id ?? '', {}, { sort: '-flown', after: undefined, limit: 26 });
  const { rows } = await sql<{ generic: number; custom: number }>`
    select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
    where statement like '%from "report"%limit 26'`.execute(db.queries);
  // The first 20 are not prepared yet, and the database tries five plans before it keeps one.
  expect(rows).toEqual([{ custom: 5, generic: readers.length - 25 }]);
  await driver.close();
  await drop();
});
