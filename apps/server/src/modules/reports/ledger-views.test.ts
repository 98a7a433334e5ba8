import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replay, standingEntries } from '@va/domain/points/ledger.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { acceptAtDesk, actAtDesk, REASON, rejectAtDesk, typedFlight } from '#server/testing/report-desk.ts';
import { readEntries } from '../ledgers/points-ledger.ts';

const ACTS = ['accept', 'reject', 'reopen', 'appeal', 'uphold', 'dismiss', 'void'] as const;

describeEachDatabase('ledger and views', (kind) => {
  const api = apiForTests(kind);

  it('agree after any sequence of decisions and reversals, for both pilots of a flight', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...ACTS), { minLength: 4, maxLength: 9 }), async (acts) => {
        // A month of its own: only two reports by hand a month.
        api.pass(32 * 86_400);
        const pilot = await api.signedIn('pilot');
        const other = await api.signedIn('other');
        const reviewer = await api.signedIn('reviewer');
        const administrator = await api.signedIn('administrator');
        const { body } = await pilot.post('/reports/manual', typedFlight(api, 1, { secondPilot: 'PRB006' }));
        const code: string = body.code;
        const did: Record<(typeof ACTS)[number], () => Promise<unknown>> = {
          async accept() {
            await acceptAtDesk(reviewer, code);
            const { items } = (await other.get('/reports?state=draft')).body;
            for (const draft of items) await other.post(`/reports/${draft.code}/confirm`);
          },
          reject: () => rejectAtDesk(reviewer, code),
          reopen: () => actAtDesk(administrator, code, 'reopen', { text: REASON }),
          appeal: () =>
            pilot.post(`/reports/${code}/appeal`, { text: 'El vuelo es verdadero: hay captura.' }),
          uphold: () => actAtDesk(administrator, code, 'resolve', { verdict: 'uphold', answer: REASON }),
          dismiss: () => actAtDesk(administrator, code, 'resolve', { verdict: 'dismiss', answer: REASON }),
          async void() {
            await actAtDesk(administrator, code, 'void', { facts: REASON, heard: REASON });
            await actAtDesk(await api.signedIn('operations'), code, 'void', { facts: REASON });
          },
        };
        for (const act of acts) {
          await did[act]();
          await expectAgreement(pilot, await api.idOf('pilot'));
          await expectAgreement(other, await api.idOf('other'));
        }
        expect(await disagreements(api.db)).toEqual([]);
      }),
      { numRuns: 4 },
    );
  }, 120_000);

  it('are as before when a flight that a debit had eaten is reopened and accepted again', async () => {
    api.pass(32 * 86_400);
    const pilot = await api.signedIn('pilot');
    const reviewer = await api.signedIn('reviewer');
    const operations = await api.signedIn('operations');
    const points = async () => (await pilot.get('/me/points')).body.balance;
    const flights = [];
    for (const hoursAgo of [30, 10]) {
      const { body } = await pilot.post('/reports/manual', typedFlight(api, hoursAgo));
      await acceptAtDesk(reviewer, body.code);
      flights.push(body.code);
      // The first one goes, and half of this debit finds nothing.
      if (hoursAgo === 30)
        await operations.post('/ledger', {
          callsign: 'PRB005',
          points: -((await points()) + 10),
          reason: REASON,
        });
    }
    expect(await points()).toBe(10);
    await actAtDesk(operations, flights[0], 'reopen', { text: REASON });
    expect(await points()).toBe(10);
    await acceptAtDesk(reviewer, flights[0]);
    expect(await points()).toBe(10);
    expect(await disagreements(api.db)).toEqual([]);
  });

  async function expectAgreement(client: ApiClient, pilotId: string): Promise<void> {
    const entries = await readEntries(api.db.queries, pilotId);
    const balance = entries.reduce((sum, { applied }) => sum + applied, 0);
    const hours = await api.db.queries
      .selectFrom('hours_entry')
      .select(['minutes', 'report_id'])
      .where('pilot_id', '=', pilotId)
      .execute();
    const { body: totals } = await client.get('/reports/totals');
    expect(totals).toMatchObject({
      points: balance,
      minutes: hours.reduce((sum, { minutes }) => sum + minutes, 0),
    });
    expect(entries.at(-1)?.balanceAfter ?? 0).toBe(balance);
    expect(balance).toBe(replay(standingEntries(entries)));
    expect(balance).toBeGreaterThanOrEqual(0);
    const { items } = (await client.get('/reports?limit=200')).body;
    for (const { state, outcome, countedMin } of items) {
      const counts = (state === 'accepted' || state === 'appealed') && outcome === 'valid';
      expect(countedMin).toBe(counts ? 70 : 0);
    }
  }
});
