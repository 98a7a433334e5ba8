import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiServer } from '#server/testing/api-server.ts';
import { startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk, refusalOf } from '#server/testing/report-desk.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';

describeEachDatabase('what the desk sees of a report', (kind) => {
  let api: ApiServer;
  let code: string;
  beforeAll(async () => {
    api = await startApi(kind);
    const pilot = await api.signedIn('pilot');
    code = (await pilot.post('/reports/start', startBody('sight'))).body.code;
    const { events, points } = testFlight(api);
    const down = events[0]!.at;
    // Nobody saw it touch down: a person decides.
    const seen = points.filter(({ at }) => Math.abs(at - down) > 200_000);
    await sendFlight(pilot, api, code, { events: [], points: seen });
    await pilot.post(`/reports/${code}/submit`, {});
  });
  afterAll(() => api.close());

  it('is a callsign and no name', async () => {
    const reviewer = await api.signedIn('reviewer');
    const name = { name: 'Nombre Inconfundible' };
    await api.db.queries.updateTable('pilot').set(name).where('callsign', '=', 'PRB005').execute();
    for (const path of ['/reviews', `/reviews/${code}`]) {
      const { status, body } = await reviewer.get(path);
      expect([status, JSON.stringify(body).includes('"PRB005"')], path).toEqual([200, true]);
      expect(JSON.stringify(body), path).not.toContain('Inconfundible');
    }
  });

  it('is the recording while the report waits, and afterwards to who may see all of them', async () => {
    const [reviewer, operations] = [await api.signedIn('reviewer'), await api.signedIn('operations')];
    const path = `/reviews/${code}/profile`;
    expect((await reviewer.get(path)).body.points.length).toBeGreaterThan(5);
    expect((await acceptAtDesk(operations, code)).status).toBe(200);
    expect(refusalOf(await reviewer.get(path))).toEqual([403, 'sin-permiso']);
    expect((await operations.get(path)).body.points.length).toBeGreaterThan(5);
    expect(refusalOf(await (await api.signedIn('other')).get(path))).toEqual([403, 'sin-permiso']);
  });
});
