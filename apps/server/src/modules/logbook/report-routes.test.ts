import { beforeAll, expect, it } from 'vitest';
import { apiForTests, CALLSIGNS, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk, rejectAtDesk, sendTyped } from '#server/testing/report-desk.ts';
import { startBody } from '#server/testing/test-flight.ts';

const PATH = `/pilots/${CALLSIGNS.pilot}/shared-reports`;

describeEachDatabase('reports that a pilot shares', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const other = signedInForTests(api, 'other');
  const reviewer = signedInForTests(api, 'reviewer');
  beforeAll(async () => {
    const [accepted, rejected] = [await sendTyped(api, pilot, 4), await sendTyped(api, pilot, 2)];
    await pilot.post('/reports/start', startBody('shared-reports'));
    await acceptAtDesk(reviewer, accepted);
    await rejectAtDesk(reviewer, rejected);
  });

  const share = async (shareReports: boolean) => {
    const { version } = (await pilot.get('/me')).body;
    const { status, body } = await pilot.patch('/me', { shareReports }, version);
    expect(status).toBe(200);
    return body.consents.shareReports;
  };
  const seen = async () => (await other.get(PATH)).body.items;
  const isTold = async () => (await other.get(`/pilots/${CALLSIGNS.pilot}`)).body.sharesReports;

  it('are seen by nobody until the pilot agrees, and no more once that is taken back, each on its date', async () => {
    expect((await pilot.get('/me')).body.consents.shareReports).toEqual({ granted: false, at: null });
    expect([await seen(), await isTold()]).toEqual([[], undefined]);
    const given = api.now().toISOString();
    expect(await share(true)).toEqual({ granted: true, at: given });
    expect([(await seen()).length, await isTold()]).toEqual([1, true]);
    api.pass(60);
    // What is said again keeps its date.
    expect(await share(true)).toEqual({ granted: true, at: given });
    expect(await share(false)).toEqual({ granted: false, at: api.now().toISOString() });
    expect([await seen(), await isTold()]).toEqual([[], undefined]);
  });

  it('are the accepted ones alone, in summary, for pilots alone', async () => {
    await share(true);
    const [report, ...more] = await seen();
    expect(more).toEqual([]);
    expect(Object.keys(report).toSorted()).toEqual([
      'arr',
      'blockMin',
      'coverage',
      'dep',
      'distanceNm',
      'flightNumber',
      'icaoType',
      'offBlock',
      'registration',
      'score',
    ]);
    expect(report).toMatchObject({ dep: { icao: 'LEMD' }, arr: { icao: 'LEBL' }, blockMin: 70 });
    const { version } = (await pilot.get('/me')).body;
    await pilot.patch('/me', { publicProfile: true }, version);
    expect((await api.visitor().get(PATH)).status).toBe(401);
    const open = await api.visitor().get(`/pilots/${CALLSIGNS.pilot}`);
    expect([open.status, open.body.sharesReports]).toEqual([200, undefined]);
    expect((await other.get('/pilots/PRB999/shared-reports')).status).toBe(404);
  });

  it('are seen no more when their pilot leaves', async () => {
    await share(true);
    expect(await seen()).toHaveLength(1);
    expect((await pilot.post('/me/retire', {})).status).toBe(200);
    expect((await other.get(PATH)).status).toBe(404);
    // Staff see who left, and are told of no flights that they could not read.
    const operations = await api.signedIn('operations');
    const left = await operations.get(`/pilots/${CALLSIGNS.pilot}`);
    expect([left.status, left.body.status, left.body.sharesReports]).toEqual([200, 'retired', undefined]);
  });
});
