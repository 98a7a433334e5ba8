// Of erasing, merging and handing out data the schema knows which tables name a person: the one list is asked whether it
// says of each what becomes of it.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queries } from '#server/db/database.ts';
import { readReferences } from '#server/db/references.ts';
import { describeOneDatabase, freshDatabase, type TestDatabase } from '#server/testing/databases.ts';
import { fates, TABLE_FATES } from './table-fates.ts';

/** What stands once for a person in a table that is moved, by its index, and who sees to it that one of two is left. */
const SEEN_TO = {
  booking_once: 'cancelOpenBookings',
  booking_in_flight: 'expectNothingOpen',
  discord_role_pilot_id_key: 'leaveDiscordRole',
  leave_open: 'dropAskedLeaves',
  points_claim_open: 'expectNothingOpen',
  points_entry_pilot_id_seq_key: 'mergeLedgers',
  promotion_open: 'expectNothingOpen',
  report_client_flight: 'freeFlightNames',
  report_in_progress: 'expectNothingOpen',
  report_unfinished: 'expectNothingOpen',
};

interface Once {
  table: string;
  index: string;
  /** Without the pilot's. */
  columns: string[];
}

describeOneDatabase('what becomes of each table', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await freshDatabase(kind);
  });
  afterAll(() => test.drop());

  it('is said of every table whose rows name their pilot or a report', async () => {
    expect(await unsaid(test.db.queries)).toEqual([]);
    await expect(
      test.db.transaction(async (tx) => {
        await sql`create table planted (id int primary key, pilot_id uuid references pilot (id))`.execute(tx);
        await sql`create table sown (report_id uuid references report (id))`.execute(tx);
        throw new Error((await unsaid(tx)).join());
      }),
    ).rejects.toThrow(/^planted,sown$/);
  });

  it('leaves one of what stands once for a person', async () => {
    const kept = fates().flatMap(([table, { merged }]) =>
      typeof merged === 'object' ? [{ table, columns: merged.once.toSorted() }] : [],
    );
    const held = await standingOnce(test.db.queries);
    const byList = held.filter(({ index }) => !Object.hasOwn(SEEN_TO, index));
    expect(byList.map(({ table, columns }) => ({ table, columns }))).toEqual(
      kept.toSorted((one, other) => one.table.localeCompare(other.table)),
    );
    expect(held.map(({ index }) => index)).toEqual(expect.arrayContaining(Object.keys(SEEN_TO)));
  });
});

/** Tables that name a pilot or a report as whose their rows are, of which nothing is said, or that nothing becomes of them. */
async function unsaid(queries: Queries): Promise<string[]> {
  const naming = (await readReferences(queries, ['pilot', 'report'])).filter(
    ({ column, to }) => column === `${to}_id`,
  );
  const ofPilots = new Set(naming.flatMap(({ table, to }) => (to === 'pilot' ? [table] : [])));
  const said = new Map<string, (typeof TABLE_FATES)[keyof typeof TABLE_FATES]>(fates());
  return [...new Set(naming.map(({ table }) => table))].filter((table) => {
    const fate = said.get(table);
    return fate === undefined || fate.exported === 'no' || (ofPilots.has(table) && fate.merged === 'stays');
  });
}

/** Unique indexes with a pilot in tables whose rows are moved to the account that stays. */
async function standingOnce(queries: Queries): Promise<Once[]> {
  const { rows } = await sql<Once>`
    select t.relname::text as table, i.relname::text as index,
      array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(x.indkey)
        and a.attname <> 'pilot_id' order by 1) as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      join pg_attribute p on p.attrelid = t.oid and p.attname = 'pilot_id' and p.attnum = any(x.indkey)
    where x.indisunique and t.relnamespace = 'public'::regnamespace
    order by 1, 2`.execute(queries);
  return rows.filter(({ table }) => {
    const { merged } = TABLE_FATES[table as keyof typeof TABLE_FATES];
    return merged === 'moved' || typeof merged === 'object';
  });
}
