import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { acceptAtDesk, actAtDesk, REASON } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { sendStage } from '#server/testing/stage-flights.ts';

const islas = { ...sampleOperations.tours[0]!, id: 'islas', name: 'Tour Islas', minMinutesExclusive: null };
const twoFlights = { id: 'two', name: 'Dos vuelos', description: 'Dos.', rule: { of: 'flights', least: 2 } };
const operations = { ...sampleOperations, tours: [islas], awards: [twoFlights] } as typeof sampleOperations;

describeEachDatabase('a tour that two accounts of one person have flown', (kind) => {
  const api = apiForTests(kind, { airline: { ...sampleAirline, operations } });

  it('is complete when they are merged, with its points and awards, and no longer when a stage falls', async () => {
    const [pilot, staff] = [await api.signedIn('pilot'), await api.signedIn('operations')];
    const codes: string[] = [];
    for (const [i, person] of (['other', 'pilot'] as const).entries()) {
      const { n, dep, arr } = islas.stages[i]!;
      const stage = { pilotId: await api.idOf(person), tour: 'islas', n, dep, arr, hoursAgo: 40 - i * 9 };
      codes.push(await sendStage(api, stage));
      expect((await acceptAtDesk(staff, codes[i]!)).status).toBe(200);
    }
    const badges = async () =>
      (await pilot.get('/me/badges')).body.map(({ id }: { id: string }) => id).toSorted();
    const state = async () => (await pilot.get('/tours/islas')).body.own.state;
    expect([await badges(), await state()]).toEqual([[], 'open']);

    const administrator = await api.signedIn('administrator');
    const merged = await administrator.post('/pilots/PRB006/merge', { into: 'PRB005', reason: REASON });
    expect(merged.status).toBe(204);
    expect([await badges(), await state()]).toEqual([['islas', 'two'], 'completed']);
    expect(await disagreements(api.db)).toEqual([]);

    await actAtDesk(staff, codes[0]!, 'reopen', { text: REASON });
    expect([await badges(), await state()]).toEqual([[], 'open']);
    await acceptAtDesk(staff, codes[0]!);
    expect([await badges(), await state()]).toEqual([['islas', 'two'], 'completed']);
    expect(await disagreements(api.db)).toEqual([]);
  });
});
