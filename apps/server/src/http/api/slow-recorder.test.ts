import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { startLineProxy, type LineProxy } from '@va/testing/line-proxy.ts';
import { batchesOf, eventsOf, startBody, testFlight } from '#server/testing/test-flight.ts';

/** One way, and how long the recorder waits for an answer before it asks again: what it asked has arrived by then. */
const DELAY_MS = 30;
const PATIENCE_MS = 50;

describeEachDatabase('a recorder on a slow line, which loses patience and connections', (kind) => {
  let api: ApiServer;
  let line: LineProxy;
  let pilot: ApiClient;
  beforeAll(async () => {
    api = await startApi(kind);
    line = await startLineProxy(api.origin);
    pilot = new ApiClient(`http://127.0.0.1:${line.port}`);
    await pilot.post('/session', { callsign: 'PRB005', password: PASSWORD });
  });
  afterAll(async () => {
    await line.close();
    await api.close();
  });

  let givenUp = 0;
  /** Asks without patience once, then waits. */
  async function insist(path: string, body: object) {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const first = await pilot.ask('POST', path, { body, signal }).catch(() => undefined);
    if (first) return first;
    givenUp += 1;
    return pilot.post(path, body);
  }

  it('has each point, the flight and its hours once', async () => {
    line.delay(DELAY_MS);
    const { code } = (await insist('/reports/start', startBody('slow'))).body;
    const flight = testFlight(api);
    const batches = batchesOf(flight);
    for (const [i, batch] of batches.entries()) {
      const newest = flight.points[Math.min(flight.points.length, (i + 1) * 200) - 1]!.at;
      api.pass((newest - api.now().getTime()) / 1000);
      if (i === 3) {
        line.cut();
        await expect(pilot.post(`/reports/${code}/points`, batch)).rejects.toThrow('fetch failed');
        line.mend();
      }
      expect((await insist(`/reports/${code}/points`, batch)).status).toBe(200);
    }
    await insist(`/reports/${code}/events`, eventsOf(flight));
    const sent = await insist(`/reports/${code}/submit`, { lastSeq: flight.points.length - 1 });
    expect([sent.status, sent.body.state]).toEqual([200, 'accepted']);
    expect(givenUp).toBeGreaterThan(batches.length);

    const kept = await api.db.queries
      .selectFrom('report')
      .innerJoin('report_recording', 'report_recording.report_id', 'report.id')
      .innerJoin('hours_entry', 'hours_entry.report_id', 'report.id')
      .select(['report.code', 'report_recording.points'])
      .execute();
    expect(kept).toEqual([{ code, points: flight.points.length }]);
    expect(await disagreements(api.db)).toEqual([]);
  });
});
