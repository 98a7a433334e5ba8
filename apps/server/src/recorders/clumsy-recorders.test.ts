import { beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@va/domain/durations.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { positionsOf } from '#server/testing/phpvms-client.ts';
import { recorderClient, recorderKey } from '#server/testing/recorder-client.ts';
import { phpvmsForTests, smartcarsForTests } from '#server/testing/recorders-for-tests.ts';
import { batchesOf, eventsOf, startBody, testFlight } from '#server/testing/test-flight.ts';

const HERE = { lat: 40.47, lon: -3.56 };
const NOBODYS = 'ZZZZ2345';
const FILING = { distance: 268, flight_time: 66 };
const ODD = '«¿Qué?» \u202e🛬\u200d\u0007 <b>\'";--\\ %00';

describeOneDatabase('a recorder that makes mistakes', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const { ask } = client;
  const smartcars = smartcarsForTests(api, 'PRB005');
  const pilot = signedInForTests(api, 'pilot');
  beforeEach(() => api.pass(7200));
  const kindOf = ({ status, body }: { status: number; body: { type?: string } }) => [
    status,
    String(body.type).split('/').at(-1),
  ];
  const pass = (to: number) => api.pass(Math.max(0, (to - api.now().getTime()) / 1000));

  it('phpVMS: ends a flight that it never began, or that never flew, and can still throw it away', async () => {
    for (const [method, path, body] of [
      ['POST', '/file', FILING],
      ['PUT', '/cancel', {}],
      ['POST', '/acars/position', { positions: [HERE] }],
      ['PUT', '', { status: 'ARR' }],
    ] as const)
      expect(kindOf(await ask(method, `/api/pireps/${NOBODYS}${path}`, body)), path).toEqual([
        404,
        'pirep-not-found',
      ]);
    const { id } = await client.prefile();
    expect(kindOf(await ask('POST', `/api/pireps/${id}/file`, FILING))).toEqual([400, 'pirep-error']);
    // All of it in one moment.
    const positions = ['BST', 'TOF', 'ENR', 'LAN', 'ARR'].map((status) => ({ ...HERE, status, gs: 0 }));
    await ask('POST', `/api/pireps/${id}/acars/position`, { positions });
    expect(kindOf(await ask('POST', `/api/pireps/${id}/file`, FILING))).toEqual([400, 'pirep-error']);
    expect((await ask('GET', `/api/pireps/${id}`)).body.data).toMatchObject({ state: 0, submitted_at: null });
    expect((await ask('DELETE', `/api/pireps/${id}/cancel`)).status).toBe(200);
  });

  it('phpVMS: goes on with another key, writes odd words, and takes back what it filed', async () => {
    const { id } = await client.prefile();
    const key = await recorderKey(api, 'pilot');
    const anew = recorderClient(api, 'phpvms', () => ({ authorization: `Bearer ${key}` }));
    expect((await anew('GET', '/api/pireps?state=0')).body.data[0].id).toBe(id);
    const { points } = testFlight(api);
    const sent = points.filter((_, i) => i % 20 === 0 || i === points.length - 1);
    for (const [i, from] of [0, 60, 120, 180, 240, 300, 360].entries()) {
      const part = sent.slice(from, from + 60);
      if (part.length === 0) continue;
      pass(part.at(-1)!.at);
      const positions = positionsOf(part).map((position) => ({ ...position, status: 'DV', log: ODD }));
      const { status } = await (i % 2 === 0 ? ask : anew)('POST', `/api/pireps/${id}/acars/position`, {
        positions,
      });
      expect(status).toBe(200);
    }
    expect((await anew('GET', `/api/pireps/${id}`)).body.data.status).toBe('DV');
    const said = await anew('POST', `/api/pireps/${id}/comments`, { comment: ODD });
    expect([said.status, said.body.data.comment]).toEqual([201, ODD]);
    const twice = await ask('POST', `/api/pireps/${id}/comments`, { comment: ODD });
    expect(twice.body.data.id).toBe(2);
    const filed = await anew('POST', `/api/pireps/${id}/file`, { ...FILING, notes: ODD });
    expect([filed.status, filed.body.data.notes]).toEqual([200, ODD]);
    const { state } = filed.body.data;
    const cancelled = await ask('PUT', `/api/pireps/${id}/cancel`, {});
    if (state === 1) expect(cancelled.status).toBe(200);
    else expect([...kindOf(cancelled), cancelled.body.state]).toEqual([400, 'pirep-cancel-not-allowed', 2]);
  });

  it.each([
    ['ahead of', 2],
    ['behind', -5],
  ])(
    'phpVMS: writes its log by a time %s UTC; an emergency counts as of when we heard of it',
    async (_, hours) => {
      const { id } = await client.prefile();
      const { points } = testFlight(api);
      const sent = points.filter((_, i) => i % 20 === 0 || i === points.length - 1);
      let heardAt = 0;
      for (let from = 0; from < sent.length; from += 20) {
        const part = sent.slice(from, from + 20);
        pass(part.at(-1)!.at);
        await ask('POST', `/api/pireps/${id}/acars/position`, { positions: positionsOf(part) });
        if (heardAt > 0 || part.at(-1)!.onGround !== false) continue;
        heardAt = api.now().getTime();
        const created_at = new Date(heardAt + hours * HOUR_MS).toISOString().replace('Z', '');
        await ask('POST', `/api/pireps/${id}/acars/logs`, { logs: [{ log: 'Mayday', created_at }] });
      }
      expect((await ask('POST', `/api/pireps/${id}/file`, FILING)).status).toBe(200);
      const report = await api.db.queries
        .selectFrom('report')
        .select('emergency_at')
        .where('code', '=', id)
        .executeTakeFirstOrThrow();
      expect(Math.abs(report.emergency_at!.getTime() - heardAt)).toBeLessThan(60_000);
    },
  );

  it('smartCARS: ends, updates or cancels what it never began', async () => {
    const { body: aircraft } = await smartcars('GET', '/data/aircraft');
    const departureTime = new Date(api.now().getTime() + 600_000).toISOString().slice(11, 16);
    const charter = { departure: 'LEMD', arrival: 'LEBL', aircraft: aircraft[0].id, departureTime };
    const { bidID } = (await smartcars('POST', '/flights/charter', charter)).body;
    for (const body of [{ bidID }, { bidID, uuid: NOBODYS }, { uuid: NOBODYS }])
      expect((await smartcars('POST', '/flights/complete', body)).status).toBe(404);
    const { trackingID: uuid } = (await smartcars('POST', '/flights/start', { bidID: String(bidID) })).body;
    // Another booking has to wait until this flight is over, which goes on.
    const later = new Date(api.now().getTime() + 5_400_000).toISOString().slice(11, 16);
    const second = { ...charter, departure: 'LEBL', arrival: 'LEMD', departureTime: later };
    const { bidID: next } = (await smartcars('POST', '/flights/charter', second)).body;
    expect((await smartcars('POST', '/flights/start', { bidID: next })).status).toBe(409);
    const place = { latitude: '40.47', longitude: '-3.56', heading: null, altitude: '', groundSpeed: 'NaN' };
    expect((await smartcars('POST', '/flights/update', { bidID: next, ...place })).status).toBe(409);
    expect((await smartcars('POST', '/flights/update', { uuid, ...place })).status).toBe(200);
    expect((await smartcars('POST', '/flights/cancel', { uuid })).body).toEqual({ status: 200 });
    expect((await smartcars('POST', '/flights/update', { bidID, uuid, ...place })).status).toBe(404);
    expect((await smartcars('POST', '/flights/unbook', { bidID: next })).body).toEqual({ status: 200 });
    expect((await smartcars('POST', '/flights/start', { bidID: next })).status).toBe(409);
  });

  it('own API: two flights at once, an end before its points, and a clock of another month', async () => {
    const { body } = await pilot.post('/reports/start', startBody('first'));
    const second = await pilot.post('/reports/start', startBody('second'));
    expect([second.status, second.body.code]).toEqual([409, 'vuelo-abierto']);
    const early = await pilot.post(`/reports/${body.code}/submit`, { lastSeq: 10 });
    expect(early.body.code).toBe('faltan-puntos');
    const empty = await pilot.post(`/reports/${body.code}/submit`, {});
    expect(empty.body.code).toBe('faltan-horas');
    const flight = testFlight(api);
    const skewMs = -20 * DAY_MS;
    for (const [i, batch] of batchesOf(flight, skewMs).entries()) {
      pass(flight.points[Math.min(flight.points.length, (i + 1) * 200) - 1]!.at);
      expect((await pilot.post(`/reports/${body.code}/points`, batch)).status).toBe(200);
    }
    await pilot.post(`/reports/${body.code}/events`, eventsOf(flight, skewMs));
    const filed = await pilot.post(`/reports/${body.code}/submit`, { lastSeq: flight.points.length - 1 });
    expect([filed.status, filed.body.code]).toEqual([200, body.code]);
    expect(Math.abs(Date.parse(filed.body.onBlock) - flight.points.at(-1)!.at)).toBeLessThan(600_000);
    const discarded = await pilot.post(`/reports/${body.code}/discard`, {});
    expect([discarded.status, discarded.body.code]).toEqual([409, 'estado-de-informe']);
  });

  it('own API: a clock that says 2020', async () => {
    const { body } = await pilot.post('/reports/start', startBody('of-2020'));
    const flight = testFlight(api);
    const skewMs = Date.UTC(2020, 0, 1) - api.now().getTime();
    for (const [i, batch] of batchesOf(flight, skewMs).entries()) {
      pass(flight.points[Math.min(flight.points.length, (i + 1) * 200) - 1]!.at);
      expect((await pilot.post(`/reports/${body.code}/points`, batch)).status).toBe(200);
    }
    await pilot.post(`/reports/${body.code}/events`, eventsOf(flight, skewMs));
    const filed = await pilot.post(`/reports/${body.code}/submit`, { lastSeq: flight.points.length - 1 });
    expect([filed.status, filed.body.code]).toEqual([200, body.code]);
    expect(Math.abs(Date.parse(filed.body.onBlock) - flight.points.at(-1)!.at)).toBeLessThan(600_000);
    const { body: detail } = await pilot.get(`/reports/${body.code}`);
    expect(Math.abs(detail.clockOffsetS + skewMs / 1000)).toBeLessThan(60);
  });
});
