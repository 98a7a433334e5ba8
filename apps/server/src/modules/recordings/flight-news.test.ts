import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { hearNews } from '#server/testing/heard-news.ts';
import { acceptAtDesk, rejectAtDesk, sendTyped } from '#server/testing/report-desk.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';

describeEachDatabase('what webhooks are told of a flight', (kind) => {
  let api: ApiServer;
  let pilot: ApiClient;
  let operations: ApiClient;
  /** Events told since the beginning of the test. */
  let told: () => Promise<string[]>;
  beforeAll(async () => {
    api = await startApi(kind);
    [pilot, operations] = [await api.signedIn('pilot'), await api.signedIn('operations')];
  });
  beforeEach(async () => {
    const flights = ['flight.started', 'flight.landed'] as const;
    const reports = ['report.accepted', 'report.review', 'report.rejected'] as const;
    const news = await hearNews(api.db, [...flights, ...reports]);
    told = async () => (await news()).map(([event]) => event);
  });
  afterAll(() => api.close());

  it('is that it began, came down and was accepted, once each however often it is sent', async () => {
    const start = startBody('news');
    const { code } = (await pilot.post('/reports/start', start)).body;
    await pilot.post('/reports/start', start);
    expect(await told()).toEqual(['flight.started']);
    await sendFlight(pilot, api, code, testFlight(api));
    expect(await told()).toEqual(['flight.started', 'flight.landed']);
    for (let round = 0; round < 2; round += 1) await pilot.post(`/reports/${code}/submit`, {});
    expect(await told()).toEqual(['flight.started', 'flight.landed', 'report.accepted']);
  });

  it('is that its report waits for a person, and what that one decides', async () => {
    const rejected = await sendTyped(api, pilot, 6);
    expect(await told()).toEqual(['report.review']);
    await rejectAtDesk(operations, rejected);
    await acceptAtDesk(operations, await sendTyped(api, pilot, 12));
    expect(await told()).toEqual(['report.review', 'report.rejected', 'report.review', 'report.accepted']);
  });
});
