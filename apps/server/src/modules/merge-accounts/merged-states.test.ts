import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { clockAt, closeMonths } from '#server/testing/past-flights.ts';
import { REASON } from '#server/testing/report-desk.ts';

describeEachDatabase('months of who had two accounts', (kind) => {
  const api = apiForTests(kind);
  const resultOf = async (asked: string) => {
    const { months } = (await (await api.signedIn('pilot')).get('/me/points')).body;
    return months.find(({ month }: { month: string }) => month === asked)?.closing.result;
  };

  it('are charged as those of anybody who goes on, although one of the accounts was left', async () => {
    clockAt(api, '2026-12-20T10:00:00Z');
    expect((await (await api.signedIn('other')).post('/me/retire', {})).status).toBe(200);
    clockAt(api, '2027-01-05T03:10:00Z');
    await closeMonths(api);
    clockAt(api, '2027-01-20T10:00:00Z');
    const administrator = await api.signedIn('administrator');
    const merged = await administrator.post('/pilots/PRB006/merge', { into: 'PRB005', reason: REASON });
    expect([merged.status, await resultOf('2026-12')]).toEqual([204, 'idle']);
    const { inactivity } = (await (await api.signedIn('pilot')).get('/me/points')).body;
    expect(inactivity.points).toBe(-20);
    clockAt(api, '2027-03-05T03:10:00Z');
    await closeMonths(api);
    expect([await resultOf('2027-01'), await resultOf('2027-02')]).toEqual(['idle', 'idle']);
  });
});
