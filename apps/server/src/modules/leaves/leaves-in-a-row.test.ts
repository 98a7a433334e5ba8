import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { accountDates } from '../pilots/account-dates.ts';

describeEachDatabase('leaves in a row', (kind) => {
  const api = apiForTests(kind);
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');

  it('go on from one to the next: the end of the first ends no other', async () => {
    for (const firstMonth of ['2026-12', '2027-01']) {
      const { body } = await pilot.post('/me/leaves', { firstMonth, months: 1 });
      expect((await operations.post(`/leaves/${body.id}/decide`, { grant: true })).status).toBe(200);
    }
    const until = async (day: string) => {
      api.pass((Date.parse(day) - api.now().getTime()) / 1000);
      const { db, now: clock } = api;
      await accountDates(sampleAirline).run({ db, clock, payload: null, scheduledFor: clock() });
      const { body } = await (await api.signedIn('pilot')).get('/me');
      return [body.status, body.leaveUntil];
    };
    expect(await until('2026-12-01T00:00:00Z')).toEqual(['on_leave', '2027-01-01T00:00:00.000Z']);
    expect(await until('2027-01-01T00:00:00Z')).toEqual(['on_leave', '2027-02-01T00:00:00.000Z']);
    expect(await until('2027-02-01T00:00:00Z')).toEqual(['active', null]);
  });
});
