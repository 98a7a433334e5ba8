import { expect, it } from 'vitest';
import { describeEachDatabase } from '#server/testing/databases.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInForTests, startApi } from '#server/testing/api-server.ts';
import { hearNews } from '#server/testing/heard-news.ts';
import { addPastFlights } from '#server/testing/past-flights.ts';
import { acceptAtDesk, actAtDesk, REASON, typedFlight } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { awardsJob } from './settle-awards.ts';

describeEachDatabase('awards', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');

  const badges = async (client = pilot) =>
    (await client.get('/me/badges')).body.map(({ id }: { id: string }) => id);
  const told = async () =>
    (await pilot.get('/me/messages')).body.items.filter(
      ({ title }: { title: string }) => title === 'Tienes un premio: Primer vuelo',
    );

  it('come with the accepted flight that reaches them, go with it and come back, told once', async () => {
    const news = await hearNews(api.db, ['award.granted']);
    const { body } = await pilot.post('/reports/manual', typedFlight(api, 20));
    expect(await badges()).toEqual([]);
    await acceptAtDesk(operations, body.code);
    expect(await badges()).toEqual(['first']);
    await actAtDesk(operations, body.code, 'reopen', { text: REASON });
    expect(await badges()).toEqual([]);
    await acceptAtDesk(operations, body.code);
    expect(await badges()).toEqual(['first']);
    expect(await told()).toHaveLength(1);
    expect(await news()).toEqual([['award.granted', 'Primer vuelo']]);
    expect((await pilot.get('/awards')).body).toMatchObject([
      {
        id: 'first',
        count: 1,
        byHand: false,
        ownSince: expect.any(String),
        progress: { have: 1, least: 1, words: '1 de 1 vuelo' },
      },
      { id: 'spirit', count: 0, byHand: true, ownSince: null },
    ]);
    const row = (await operations.get('/pilots/PRB005')).body;
    expect(row.badges).toMatchObject([{ kind: 'award', id: 'first', name: 'Primer vuelo' }]);
    const roster = (await operations.get('/pilots?q=PRB005')).body.items;
    expect(roster[0].badges).toHaveLength(1);
  });

  it('are given by hand with who and why, never to oneself, and taken back for good', async () => {
    const act = (client: ApiClient, verb: string, award: string, callsign: string) =>
      client.post(`/awards/${award}/${verb}`, { callsign, reason: REASON });
    expect((await act(pilot, 'give', 'spirit', 'PRB006')).status).toBe(403);
    expect((await act(operations, 'give', 'spirit', 'PRB004')).body.code).toBe('asunto-propio');
    expect((await act(operations, 'give', 'nada', 'PRB006')).status).toBe(404);
    api.pass(60);
    const news = await hearNews(api.db, ['award.granted']);
    expect((await act(operations, 'give', 'spirit', 'PRB006')).status).toBe(204);
    expect(await news()).toHaveLength(1);
    expect((await act(operations, 'give', 'spirit', 'PRB006')).body.code).toBe('cambiado-entretanto');
    const other = await api.signedIn('other');
    expect(await badges(other)).toEqual(['spirit']);
    expect((await other.get('/me/messages')).body.items[0].body).toContain(REASON);
    const [given] = (await operations.get('/awards/grants')).body;
    expect(given).toMatchObject({ award: 'spirit', callsign: 'PRB006', by: 'PRB004', reason: REASON });
    expect((await act(operations, 'take', 'spirit', 'PRB006')).status).toBe(204);
    expect((await act(operations, 'take', 'spirit', 'PRB006')).body.code).toBe('cambiado-entretanto');
    expect(await badges(other)).toEqual([]);
    // What a person took away, the rule does not give again.
    expect((await act(operations, 'take', 'first', 'PRB005')).status).toBe(204);
    const job = awardsJob(sampleAirline);
    const run = () => job.run({ db: api.db, clock: api.now, payload: {}, scheduledFor: api.now() });
    expect(await run()).toEqual({ changed: 0 });
    expect(await badges()).toEqual([]);
    expect((await act(operations, 'give', 'first', 'PRB005')).status).toBe(204);
    expect(await badges()).toEqual(['first']);
  });

  it('count months in a row by every flight that counts, those brought from another system among them', async () => {
    const steady = {
      id: 'steady',
      name: 'Constancia',
      description: 'Tres meses.',
      rule: { of: 'months' as const, least: 3 },
    };
    const airline = {
      ...sampleAirline,
      operations: { ...sampleAirline.operations, awards: [steady] },
    };
    const fresh = await startApi(kind, { airline });
    const pilotId = await fresh.idOf('pilot');
    // They bring their hours and no points.
    const flown = (at: string, minutes = 70) => ({ pilotId, at, dep: 'LEMD', arr: 'LEBL', minutes });
    const give = () =>
      awardsJob(airline).run({ db: fresh.db, clock: fresh.now, payload: {}, scheduledFor: fresh.now() });
    await addPastFlights(fresh, [flown('2026-04-30T23:59:00Z'), flown('2026-05-10T10:00:00Z')]);
    await addPastFlights(fresh, [flown('2026-06-10T10:00:00Z', 0)]);
    expect(await give()).toEqual({ changed: 0 });
    await addPastFlights(fresh, [flown('2026-06-30T23:59:00Z')]);
    expect(await give()).toEqual({ changed: 1 });
    expect(await badges(await fresh.signedIn('pilot'))).toEqual(['steady']);
    await fresh.close();
  });
});
