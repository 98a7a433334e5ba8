import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { clockAt, closeMonths } from '#server/testing/past-flights.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { postPoints } from '../ledgers/points-ledger.ts';
import { settleFlightMonth } from '../points/settle-month.ts';
import { accountDates } from '../pilots/account-dates.ts';
import { lockPilot } from '../accounts/locked-account.ts';

const reason = 'Se pidió a tiempo y nadie la vio.';

describeEachDatabase('a leave that is decided after its month was closed', (kind) => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await startApi(kind);
  });
  afterAll(() => api.close());

  it('PL-06: gives the debit back, and brings it again when staff take the leave back', async () => {
    const pilotId = await api.idOf('pilot');
    const start = { reason: 'import', nominal: 100, subject: 'start', period: '2026-11' } as const;
    await api.db.transaction((tx) => postPoints(tx, pilotId, start));
    clockAt(api, '2026-11-30T23:59:00Z');
    const asked = { firstMonth: '2026-12', months: 1 };
    const { body: leave } = await (await api.signedIn('pilot')).post('/me/leaves', asked);
    clockAt(api, '2027-01-05T03:10:00Z');
    await closeMonths(api);
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

  it('PL-06: covers the month also once it has ended, however often that month is settled again', async () => {
    const pilotId = await api.idOf('other');
    const start = { reason: 'import', nominal: 100, subject: 'start', period: '2026-11' } as const;
    await api.db.transaction((tx) => postPoints(tx, pilotId, start));
    clockAt(api, '2027-02-28T23:59:00Z');
    const asked = { firstMonth: '2027-03', months: 2 };
    const { body: leave } = await (await api.signedIn('other')).post('/me/leaves', asked);
    clockAt(api, '2027-04-05T03:10:00Z');
    await closeMonths(api);
    const resultOf = async () => {
      const { months } = (await (await api.signedIn('other')).get('/me/points')).body;
      return months.find(({ month }: { month: string }) => month === '2027-03').closing.result;
    };
    expect(await resultOf()).toBe('idle');
    const operations = await api.signedIn('operations');
    expect((await operations.post(`/leaves/${leave.id}/decide`, { grant: true })).status).toBe(200);
    expect(await resultOf()).toBe('exempt');
    for (const day of ['2027-04-05T03:20:00Z', '2027-05-01T00:10:00Z']) {
      clockAt(api, day);
      const { db, now: clock } = api;
      await accountDates(sampleAirline).run({ db, clock, payload: null, scheduledFor: clock() });
    }
    const leaves = (await (await api.signedIn('other')).get('/me/leaves')).body;
    expect(leaves).toMatchObject([{ id: leave.id, state: 'ended' }]);
    const march = new Date('2027-03-10T08:00:00Z');
    await api.db.transaction(async (tx) => {
      await lockPilot(tx, pilotId);
      await settleFlightMonth(tx, sampleAirline, pilotId, march, api.now());
    });
    expect(await resultOf()).toBe('exempt');
  });

  it('PL-06: covers the month also where the desk ends the leave once it runs, as where its pilot does', async () => {
    clockAt(api, '2027-06-30T23:59:00Z');
    await api.db.queries
      .updateTable('pilot')
      .set({ status: 'active' })
      .where('callsign', '=', 'PRB005')
      .execute();
    const start = { reason: 'import', nominal: 100, subject: 'later', period: '2027-06' } as const;
    const accountId = await api.idOf('pilot');
    await api.db.transaction((tx) => postPoints(tx, accountId, start));
    const asked = { firstMonth: '2027-07', months: 2 };
    const { body: leave } = await (await api.signedIn('pilot')).post('/me/leaves', asked);
    clockAt(api, '2027-08-05T03:10:00Z');
    await closeMonths(api);
    const operations = await api.signedIn('operations');
    const resultOf = async () => {
      const { months } = (await (await api.signedIn('pilot')).get('/me/points')).body;
      return months.find(({ month }: { month: string }) => month === '2027-07').closing.result;
    };
    expect(await resultOf()).toBe('idle');
    expect((await operations.post(`/leaves/${leave.id}/decide`, { grant: true })).status).toBe(200);
    const { db, now: clock } = api;
    await accountDates(sampleAirline).run({ db, clock, payload: null, scheduledFor: clock() });
    expect((await operations.get('/pilots/PRB005')).body.status).toBe('on_leave');
    expect((await operations.post(`/leaves/${leave.id}/end`, { reason })).status).toBe(200);
    expect(await resultOf()).toBe('exempt');
  });
});
