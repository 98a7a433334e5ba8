import { sql } from 'kysely';
import type { Figure } from '@va/testing/figures.ts';
import type { Database } from '#server/db/database.ts';
import type { DriverKind } from '#server/db/driver.ts';
import { closeMonthJob } from '#server/modules/points/close-months.ts';
import { sampleAirline } from '../sample-airline.ts';
import { withDatabase } from './bench-database.ts';
import { fillYears } from './fill-years.ts';

const PILOTS = 5000;
const START = new Date('2026-09-10T10:00:00Z');
const MONTH = '2026-10';
const NOW = new Date('2026-11-05T04:00:00Z');
/** Pilots that one transaction settles. */
const BATCH = 200;
/** Most that a close may take, seconds: a server of two cores has the night for it, and pilots who are awake notice nothing. */
const BARS = { postgres: 30, embedded: 120 } as const;

/** Closes the month before alone, then times the close of one month, in which about half of the pilots have flown. */
export function measureMonth(kind: DriverKind): Promise<Figure[]> {
  return withDatabase(kind, START, async (db) => {
    await fillYears(db, { pilots: PILOTS, reports: 120_000, years: 1, recordedBytes: 0 }, NOW);
    await sql`update pilot set joined_at = '2024-01-01T00:00:00Z'`.execute(db.queries);
    const job = closeMonthJob(sampleAirline);
    const run = (at: Date, month: string) =>
      job.run({ db, clock: () => at, payload: { month }, scheduledFor: at });
    await run(new Date('2026-10-05T04:00:00Z'), '2026-09');
    const begun = new Date();
    const began = performance.now();
    await run(NOW, MONTH);
    const value = (performance.now() - began) / 1000;
    return [
      {
        name: `close of a month, ${PILOTS} pilots, s`,
        on: kind,
        value,
        bound: await writeBare(db, begun),
        bar: { most: BARS[kind] },
      },
    ];
  });
}

/** Seconds that the database takes to write the rows of the close once more, without their checks, in batches as big. */
async function writeBare({ queries, transaction }: Database, begun: Date): Promise<number> {
  const written = {
    month_statement: sql`month = ${MONTH}`,
    points_entry: sql`posted_at >= ${begun}`,
    inbox_message: sql`created_at >= ${begun}`,
  };
  for (const table of Object.keys(written))
    await sql`create table ${sql.table(`bare_${table}`)} (like ${sql.table(table)} including all)`.execute(
      queries,
    );
  const pilots = await queries
    .selectFrom('month_statement')
    .select('pilot_id')
    .where('month', '=', MONTH)
    .execute();
  const began = performance.now();
  for (let at = 0; at < pilots.length; at += BATCH)
    await transaction(async (tx) => {
      const batch = pilots.slice(at, at + BATCH).map(({ pilot_id }) => pilot_id);
      for (const [table, mine] of Object.entries(written))
        await sql`insert into ${sql.table(`bare_${table}`)} select * from ${sql.table(table)}
          where ${mine} and pilot_id in (${sql.join(batch)})`.execute(tx);
    });
  return (performance.now() - began) / 1000;
}
