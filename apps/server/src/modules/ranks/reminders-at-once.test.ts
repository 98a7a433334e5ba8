import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { holdLock, sessionsWait } from '#server/testing/waiting-sessions.ts';
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

  const id = await api.idOf('administrator');
  const release = await holdLock(api, `select from pilot where id = '${id}' for update`);
  const runs = [run(), run()];
  await sessionsWait(api, 2);
  await release();

  const reminded = (await Promise.all(runs)).map((result) => (result as { reminded: number }).reminded);
  expect(reminded.filter((count) => count > 0)).toEqual([1]);
  const { items } = (await administrator.get('/me/messages')).body;
  const told = items.filter(({ kind }: { kind: string }) => kind === 'promotion.due');
  expect(told).toHaveLength(1);
});
