import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk, actAtDesk, REASON, rejectAtDesk, sendTyped } from '#server/testing/report-desk.ts';
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

  it('holds the answer to an appeal against what a colleague decided, until the report is reopened', async () => {
    const code = await sendTyped(api, pilot, 3);
    await rejectAtDesk(reviewer, code);
    await pilot.post(`/reports/${code}/appeal`, { text: 'Pido que se mire otra vez.' });
    expect(await decided(reviewer)).toEqual([]);
    await actAtDesk(operations, code, 'resolve', { verdict: 'dismiss', answer: REASON });
    expect((await operations.get('/me/decisions')).body[0]).toMatchObject({ code, state: 'rejected' });
    expect(await decided(reviewer)).toEqual([code]);
    await actAtDesk(operations, code, 'reopen', { text: REASON });
    expect(await decided()).not.toContain(code);
    api.pass(60);
    await rejectAtDesk(reviewer, code);
    expect(await decided()).not.toContain(code);
  });
});
