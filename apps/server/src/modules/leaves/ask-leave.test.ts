import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMonths, monthOf } from '@va/domain/months.ts';
import { migrate, readMigrations } from '#server/db/migrations.ts';
import { describeEachDatabase, freshDatabase, type TestDatabase } from '#server/testing/databases.ts';
import { monthsBefore } from './ask-leave.ts';

describeEachDatabase('leaves from before it was kept when they ended', (kind) => {
  let test: TestDatabase;
  const [early, whole] = [uuid(), uuid()];
  /** The month in which the row of the first leave was changed last. */
  const month = monthOf(Date.now());
  beforeAll(async () => {
    test = await freshDatabase(kind, { holds: 'nothing' });
    const all = readMigrations();
    await migrate(
      test.driver,
      all.filter(({ name }) => name !== '0192-leaves-that-ended-before'),
    );
    const { queries } = test.db;
    const rank = { code: 'comandante', title: 'Comandante', position: 1 };
    await queries.insertInto('rank').values(rank).execute();
    for (const [id, callsign] of [
      [early, 'PRB005'],
      [whole, 'PRB006'],
    ] as const)
      await queries
        .insertInto('pilot')
        .values({ id, callsign, base_icao: 'LEMD', status: 'active', rank_code: rank.code })
        .execute();
    const leave = { months: 3, state: 'granted' } as const;
    await queries
      .insertInto('leave')
      .values([
        { id: uuid(), pilot_id: early, first_month: `${month}-01`, ...leave },
        { id: uuid(), pilot_id: whole, first_month: `${addMonths(month, -3)}-01`, ...leave },
      ])
      .execute();
    // As leaves ended then.
    await queries.updateTable('leave').set({ state: 'ended' }).execute();
    await migrate(test.driver, all);
  });
  afterAll(() => test.drop());

  it('count the months in which they ran: one of three where the pilot came back in the first, all where it ran out', async () => {
    const { queries } = test.db;
    expect(await monthsBefore(queries, early, addMonths(month, 3))).toBe(0);
    expect(await monthsBefore(queries, early, addMonths(month, 1))).toBe(1);
    expect(await monthsBefore(queries, whole, month)).toBe(3);
    const { rows } = await sql<{ left: number }>`
      select count(*)::int4 as left from leave where state = 'ended' and ended_at is null`.execute(queries);
    expect(rows).toEqual([{ left: 0 }]);
  });
});
