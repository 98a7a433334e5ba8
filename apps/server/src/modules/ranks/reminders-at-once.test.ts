import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-for-tests.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { rankDates } from './rank-dates.ts';

const api = apiForTests('postgres');

it('staff are told once that promotions are due, though two runs look at once', async () => {
  const administrator = await api.signedIn('administrator');
  const now = api.now();
  const asked = { kind: 'promotion', to_rank: 'comandante', asked_at: now, proposed_at: now } as const;
  await api.db.queries
    .insertInto('promotion')
    .values({ id: uuid(), pilot_id: await api.idOf('pilot'), ...asked, state: 'proposed', due_at: now })
    .execute();
  const run = () =>
    rankDates(sampleAirline).run({ db: api.db, clock: api.now, payload: {}, scheduledFor: now });

  const session = await api.driver.acquire();
  await session.exec(`begin; select from pilot where id = '${await api.idOf('administrator')}' for update`);
  const runs = [run(), run()];
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db.queries);
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 20_000 }).toBe(2);
  await session.exec('commit');
  session.release();

  const reminded = (await Promise.all(runs)).map((result) => (result as { reminded: number }).reminded);
  expect(reminded.filter((count) => count > 0)).toEqual([1]);
  const { items } = (await administrator.get('/me/messages')).body;
  const told = items.filter(({ kind }: { kind: string }) => kind === 'promotion.due');
  expect(told).toHaveLength(1);
});
