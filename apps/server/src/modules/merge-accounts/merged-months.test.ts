import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { addPastFlights, clockAt, closeMonths } from '#server/testing/past-flights.ts';
import { acceptAtDesk, REASON, sendTyped } from '#server/testing/report-desk.ts';
import { readEntries } from '../ledgers/points-ledger.ts';

describeEachDatabase('a closed month in which one account flew second for the other', (kind) => {
  const api = apiForTests(kind);

  it('has no debit and no mail when they are merged, and idle months of either are settled again', async () => {
    // The month of the first flight, before the platform, has no statement.
    const [pilotId, long] = [await api.idOf('pilot'), { dep: 'LEMD', arr: 'LEBL', minutes: 0 }];
    await addPastFlights(api, [{ pilotId, at: '2026-09-10T10:00:00Z', ...long }]);
    clockAt(api, '2026-12-10T10:00:00Z');
    const flight = await sendTyped(api, await api.signedIn('other'), 1, { secondPilot: 'PRB005' });
    await acceptAtDesk(await api.signedIn('reviewer'), flight);
    const pilot = await api.signedIn('pilot');
    const [{ link }] = (await pilot.get('/me/messages')).body.items;
    expect((await pilot.post(`/reports/${link.split('/').at(-1)}/confirm`)).status).toBe(200);
    clockAt(api, '2027-01-10T10:00:00Z');
    const later = await sendTyped(api, await api.signedIn('other'), 1);
    await acceptAtDesk(await api.signedIn('reviewer'), later);
    clockAt(api, '2027-02-05T03:10:00Z');
    await closeMonths(api);
    const read = async () => {
      const client = await api.signedIn('pilot');
      const { months } = (await client.get('/me/points')).body;
      const resultOf = (asked: string) =>
        months.find(({ month }: { month: string }) => month === asked).closing.result;
      return [resultOf('2026-12'), resultOf('2027-01')];
    };
    expect(await read()).toEqual(['active', 'idle']);

    const administrator = await api.signedIn('administrator');
    const merged = await administrator.post('/pilots/PRB006/merge', { into: 'PRB005', reason: REASON });
    expect(merged.status).toBe(204);
    expect(await read()).toEqual(['active', 'active']);
    const { items } = (await (await api.signedIn('pilot')).get('/me/messages')).body;
    const titles = items.map(({ title }: { title: string }) => title);
    expect(titles.filter((title: string) => title.includes('diciembre'))).toEqual([]);
    const debits = (await readEntries(api.db.queries, pilotId)).filter(
      ({ reason }) => reason === 'inactive_month',
    );
    expect(debits.map(({ subject }) => subject)).toEqual(['2027-01']);
    expect(await disagreements(api.db)).toEqual([]);
  });
});
