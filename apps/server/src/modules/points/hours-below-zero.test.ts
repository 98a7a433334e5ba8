import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { replay } from '@va/domain/points/ledger.ts';
import { howOften } from '@va/testing/how-often.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { addPastFlights } from '#server/testing/past-flights.ts';
import { acceptAtDesk, actAtDesk, REASON, typedFlight } from '#server/testing/report-desk.ts';
import { readMinutes } from '../flown/pilot-totals.ts';
import { disagreements } from '#server/testing/disagreements.ts';

const HOUR_MS = 3_600_000;

describeEachDatabase('hours that were taken away', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const staff = signedInForTests(api, 'operations');
  const minutes = async () => (await pilot.get('/me/totals')).body.minutes;
  /** What the entries add up to, and what of them was not taken. */
  const listed = async (client: ApiClient) => {
    const { items, notTaken } = (await client.get('/me/hours?limit=200')).body;
    return [items.reduce((sum: number, entry: { minutes: number }) => sum + entry.minutes, 0), notTaken];
  };

  it('never leave fewer than none when the flight goes too, and are as they were when it comes back', async () => {
    const { body } = await pilot.post('/reports/manual', typedFlight(api, 1));
    await acceptAtDesk(staff, body.code);
    const adjusted = { callsign: 'PRB005', minutes: -50, kind: 'adjustment', reason: REASON };
    expect((await staff.post('/ledger/hours', adjusted)).status).toBe(204);
    expect(await minutes()).toBe(20);
    expect(await listed(pilot)).toEqual([20, 0]);
    expect((await actAtDesk(staff, body.code, 'reopen', { text: REASON })).status).toBe(200);
    expect(await minutes()).toBe(0);
    expect(await listed(pilot)).toEqual([-50, 50]);
    // What a tour asks hours by.
    expect(await readMinutes(api.db.queries, await api.idOf('pilot'))).toBe(0);
    expect((await acceptAtDesk(await api.signedIn('reviewer'), body.code)).status).toBe(200);
    expect(await minutes()).toBe(20);
    expect(await disagreements(api.db)).toEqual([]);
  });

  it('are worked out as the ledger of points is: whatever is taken finds what is there', async () => {
    const pilotId = await api.idOf('other');
    const other = await api.signedIn('other');
    const total = async () => (await other.get('/me/totals')).body.minutes;
    const flown: { nominal: number }[] = [];
    let at = Date.parse('2026-01-01T08:00:00Z');
    const steps = fc.array(fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: -600, max: -1 })), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (parts) => {
        for (const nominal of parts) {
          at += HOUR_MS;
          flown.push({ nominal });
          if (nominal > 0)
            await addPastFlights(api, [
              { pilotId, at: new Date(at).toISOString(), dep: 'LEMD', arr: 'LEBL', minutes: nominal },
            ]);
          else
            await api.db.queries
              .insertInto('hours_entry')
              .values({
                id: uuid(),
                pilot_id: pilotId,
                minutes: nominal,
                kind: 'adjustment',
                posted_at: new Date(at),
              })
              .execute();
          at += 10 * HOUR_MS;
        }
        expect(await total()).toBe(replay(flown));
        const [sum, notTaken] = await listed(other);
        expect(sum + notTaken).toBe(replay(flown));
      }),
      { numRuns: howOften(10, 30, 60) },
    );
  });
});
