import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiServer } from '#server/testing/api-server.ts';
import { startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { runDueJobs } from '../jobs/job-runner.ts';
import { scheduleJobs } from '../jobs/schedule-jobs.ts';
import { closeMonthJob, closingCalendar } from '../points/close-months.ts';
import { postPoints } from '../points/points-ledger.ts';

const reason = 'Se pidió a tiempo y nadie la vio.';

describeEachDatabase('a leave that is decided after its month was closed', (kind) => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await startApi(kind);
  });
  afterAll(() => api.close());

  const clockAt = (iso: string) => api.pass((Date.parse(iso) - api.now().getTime()) / 1000);
  const closeMonths = async () => {
    const kinds = [closingCalendar(sampleAirline), closeMonthJob(sampleAirline)];
    const ended = (_: string, outcome: string, error?: unknown) => expect(error, outcome).toBeUndefined();
    await scheduleJobs(api.db, kinds, api.now());
    await runDueJobs(api.db, kinds, api.now, { ended });
  };

  it('PL-06: gives the debit back, and brings it again when staff take the leave back', async () => {
    const pilotId = await api.idOf('pilot');
    const start = { reason: 'import', nominal: 100, subject: 'start', period: '2026-11' } as const;
    await postPoints(api.db.queries, pilotId, start);
    clockAt('2026-11-30T23:59:00Z');
    const asked = { firstMonth: '2026-12', months: 1 };
    const { body: leave } = await (await api.signedIn('pilot')).post('/me/leaves', asked);
    clockAt('2027-01-05T03:10:00Z');
    await closeMonths();
    const pilot = await api.signedIn('pilot');
    const operations = await api.signedIn('operations');
    const read = async () => {
      const { balance, months } = (await pilot.get('/me/points')).body;
      const { closing } = months.find(({ month }: { month: string }) => month === '2026-12');
      return [balance, closing.result];
    };
    expect(await read()).toEqual([80, 'idle']);
    expect((await operations.post(`/leaves/${leave.id}/decide`, { grant: true })).status).toBe(200);
    expect(await read()).toEqual([100, 'exempt']);
    const { items } = (await pilot.get('/me/messages')).body;
    expect(items[0].title).toBe('Te devolvemos los puntos de diciembre de 2026');
    expect((await operations.post(`/leaves/${leave.id}/end`, { reason })).status).toBe(200);
    expect(await read()).toEqual([80, 'idle']);
  });
});
