import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-for-tests.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk } from '#server/testing/report-acts.ts';
import { sendStage } from '#server/testing/stage-flights.ts';

describeEachDatabase('what somebody has decided', (kind) => {
  const api = apiForTests(kind);
  const operations = signedInForTests(api, 'operations');
  const reviewer = signedInForTests(api, 'reviewer');
  const pilot = signedInForTests(api, 'pilot');
  const decided = async (by = operations) =>
    (await by.get('/me/decisions')).body.map(({ code }: { code: string }) => code);

  it('stays at hand for a day to who decided it, until it is reopened', async () => {
    const pilotId = await api.idOf('pilot');
    const stage = { pilotId, tour: 'nacional', n: 1, dep: 'LEMD', arr: 'LEBL' };
    const first = await sendStage(api, { ...stage, hoursAgo: 30 });
    const second = await sendStage(api, { ...stage, hoursAgo: 20 });
    expect(await decided()).toEqual([]);
    await acceptAtDesk(operations, first);
    await acceptAtDesk(operations, second);
    expect((await decided()).toSorted()).toEqual([first, second].toSorted());
    expect((await operations.get('/me/decisions')).body[0]).toMatchObject({
      depIcao: 'LEMD',
      arrIcao: 'LEBL',
      state: 'accepted',
    });
    expect(await decided(reviewer)).toEqual([]);
    expect((await pilot.get('/me/decisions')).status).toBe(403);
    const { version } = (await operations.get(`/reviews/${first}`)).body.report;
    const order = {
      body: { text: 'Hay que mirarlo otra vez.' },
      headers: { 'If-Match': `"v${version}"` },
    };
    expect((await operations.ask('POST', `/reviews/${first}/reopen`, order)).status).toBe(200);
    expect(await decided()).toEqual([second]);
    const dayAgo = new Date(api.now().getTime() - 25 * 3_600_000);
    await api.db.queries
      .updateTable('report')
      .set({ decided_at: dayAgo })
      .where('code', '=', second)
      .execute();
    expect(await decided()).toEqual([]);
  });
});
