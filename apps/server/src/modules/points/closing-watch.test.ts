import { expect, it } from 'vitest';
import { runDueJobs, scheduleJobs } from '#server/kernel/jobs/job-runner.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { clockAt } from '#server/testing/past-flights.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { actsOfTheFuture } from '../verify/verify.ts';
import { closeMonthJob, closingCalendar } from './close-months.ts';
import { heldAfterJump } from './closing-watch.ts';

describeEachDatabase('a clock that jumps more than a month', (kind) => {
  const api = apiForTests(kind);
  const kinds = [heldAfterJump(closingCalendar(sampleAirline), sampleAirline), closeMonthJob(sampleAirline)];
  const work = async () => {
    await scheduleJobs(api.db, kinds, api.now());
    await runDueJobs(api.db, kinds, api.now, {
      ended: (_, outcome, error) => expect(error, outcome).toBeUndefined(),
    });
  };
  const closed = async () =>
    (await api.db.queries.selectFrom('closure').select('month').orderBy('month').execute()).map(
      ({ month }) => month,
    );
  const told = async () => {
    const staff = await api.signedIn('operations');
    const { items } = (await staff.get('/me/messages')).body;
    return items.filter((one: { kind: string }) => one.kind === 'closures.held').length;
  };

  it('closes no month for anybody, however often it runs, and staff hear of it once', async () => {
    await work();
    clockAt(api, '2027-11-25T04:00:00Z');
    await work();
    api.pass(86_400);
    await work();
    expect(await closed()).toEqual([]);
    expect(await told()).toBe(1);
  });

  it('goes on by itself once it is back', async () => {
    clockAt(api, '2026-11-25T04:00:00Z');
    await work();
    clockAt(api, '2026-12-10T04:00:00Z');
    await work();
    expect(await closed()).toEqual(['2026-11']);
  });

  it('goes on where staff say so, by closing a month by hand', async () => {
    clockAt(api, '2027-03-10T04:00:00Z');
    await work();
    expect(await closed()).toEqual(['2026-11']);
    const staff = await api.signedIn('operations');
    const order = { month: '2026-12', reason: 'El servidor estuvo parado dos meses.' };
    expect((await staff.post('/closures/restart', order)).status).toBe(202);
    await work();
    expect(await closed()).toEqual(['2026-11', '2026-12']);
    api.pass(86_400);
    await work();
    await work();
    expect(await closed()).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  });

  it('is named when the database holds what has not happened yet', async () => {
    expect(await actsOfTheFuture(api.db.queries, api.now())).toEqual([]);
    const before = await actsOfTheFuture(api.db.queries, new Date('2026-12-20T00:00:00Z'));
    expect(before).toEqual(
      expect.arrayContaining([expect.stringMatching(/^cierres de mes: 3, hasta 2027-03-1/)]),
    );
  });
});
