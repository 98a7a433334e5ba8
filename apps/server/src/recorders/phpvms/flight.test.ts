import { beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { phpvmsClient, positionsOf, sendPositions } from '#server/testing/phpvms-client.ts';
import { phpvmsForTests } from '#server/testing/recorders-for-tests.ts';
import { acceptAtDesk, rejectAtDesk, typedFlight } from '#server/testing/report-desk.ts';
import { testFlight } from '#server/testing/test-flight.ts';

describeEachDatabase('a flight over the ACARS API of phpVMS 7', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const { ask } = client;
  beforeEach(() => api.pass(7200));

  it('PL-34: goes from prefile to filed report; the score is the server’s, whatever the client claims', async () => {
    const flown = testFlight(api);
    const claims = { state: 2, score: 100, user_id: 1 };
    const begun = await client.prefile({ block_fuel: 13_200, fields: { Red: 'VATSIM' }, ...claims });
    expect(begun).toMatchObject({ state: 0, submitted_at: null, fields: { Red: 'VATSIM' } });
    expect(begun.block_fuel).toEqual({ kg: 5987.42, lbs: 13_200 });
    const [same, again] = await Promise.all([client.prefile({ block_fuel: '13200' }), client.prefile()]);
    expect([same.id, again.id]).toEqual([begun.id, begun.id]);
    await sendPositions(api, client, begun.id, flown);
    await ask('POST', `/api/pireps/${begun.id}/acars/logs`, {
      logs: [{ log: 'Flaps set to 1', lat: 41, lon: 1 }],
    });
    await ask('POST', `/api/pireps/${begun.id}/acars/events`, { events: [{ event: 'Landing gear down' }] });
    const update = { status: 'ENR', distance: 120, fuel_used: 3100, flight_time: 28, state: 2 };
    const changed = await ask('PUT', `/api/pireps/${begun.id}`, update);
    expect(changed.body.data).toMatchObject({ state: 0, status: 'ENR', flight_time: 28 });
    // A client that begins anew finds its flight among those in progress.
    expect((await ask('GET', '/api/pireps?state=0')).body.data).toHaveLength(1);
    const track = await ask('GET', `/api/pireps/${begun.id}/acars/position`);
    expect(track.body.data).toHaveLength(flown.points.length);
    const filing = { distance: 268, flight_time: 66, fuel_used: 6300, landing_rate: 182, score: 12 };
    const { status, body } = await ask('POST', `/api/pireps/${begun.id}/file`, filing);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ status: 'ARR', landing_rate: -182 });
    expect([1, 2]).toContain(body.data.state);
    expect(body.data.submitted_at).not.toBeNull();
    expect(body.data.score).toBeGreaterThan(80);
    const twice = await ask('POST', `/api/pireps/${begun.id}/file`, { distance: 268, flight_time: 66 });
    expect([twice.status, twice.body.type]).toEqual([400, 'https://phpvms.net/errors/pirep-error']);
    // Late batches are taken; the score stays.
    const late = { positions: positionsOf(flown.points.slice(-3)) };
    expect((await ask('POST', `/api/pireps/${begun.id}/acars/position`, late)).status).toBe(200);
    expect((await ask('GET', `/api/pireps/${begun.id}`)).body.data.score).toBe(body.data.score);
    const drawn = (await ask('GET', `/api/pireps/${begun.id}/acars/geojson`)).body.data;
    expect(drawn.points.features).toHaveLength(flown.points.length);
    const row = await api.db.queries
      .selectFrom('report')
      .select(['client_score', 'planned_fuel_kg'])
      .where('code', '=', begun.id)
      .executeTakeFirstOrThrow();
    expect(row.client_score).toBe(12);
    expect(row.planned_fuel_kg).toBeCloseTo(5987.4, 1);
  });

  it('keeps a position once by its id, however often and whenever it comes, and its last word', async () => {
    const { id } = await client.prefile();
    const send = (change: object) =>
      ask('POST', `/api/pireps/${id}/acars/position`, {
        positions: [{ id: 'k3J9sD0fLq2WzX7b', lat: 40.5, lon: -3.5, gs: 12, ...change }],
      });
    await send({});
    api.pass(40);
    await send({ gs: 14 });
    await ask('POST', `/api/pireps/${id}/acars/position`, { positions: [{ lat: 40.6, lon: -3.5 }] });
    const { body } = await ask('GET', `/api/pireps/${id}/acars/position`);
    expect(body.data.map(({ lat, gs }: { lat: number; gs: number }) => [lat, gs])).toEqual([
      [40.5, 14],
      [40.6, null],
    ]);
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('tells where flights are: as reports, on a map and one track', async () => {
    const { id } = await client.prefile();
    const positions = [40.5, 40.6].map((lat, i) => ({
      lat,
      lon: -3.5,
      altitude_msl: 33_000,
      heading: 78,
      status: 'ENR',
      created_at: new Date(api.now().getTime() - 60_000 + i * 30_000).toISOString(),
    }));
    await ask('POST', `/api/pireps/${id}/acars/position`, { positions });
    await ask('POST', `/api/pireps/${id}/comments`, { comment: 'Sólo mío' });
    const other = await phpvmsClient(api, 'other');
    const { body: live } = await other.ask('GET', '/api/acars');
    expect(live.data).toHaveLength(1);
    expect(live.data[0]).toMatchObject({
      id,
      state: 0,
      comments: [],
      position: { lat: 40.6, lon: -3.5, heading: 78 },
      user: { ident: 'PRB005', name: 'PRB005' },
    });
    expect(live.meta.last_page).toBe(1);
    expect((await other.ask('GET', '/api/acars/geojson')).body.data).toEqual({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [-3.5, 40.6] },
          properties: { pirep_id: id, alt: 33_000, heading: 78 },
        },
      ],
    });
    const { body: track } = await ask('GET', `/api/pireps/${id}/acars/geojson`);
    expect(track.data.position).toEqual({ lat: 40.6, lon: -3.5 });
    expect(track.data.line.features[0].geometry.coordinates).toEqual([
      [-3.5, 40.5],
      [-3.5, 40.6],
    ]);
    expect(track.data.points.features).toHaveLength(2);
    expect(track.data.airports).toEqual({
      a: { icao: 'LEBL', lat: 41.3, lon: 2.08 },
      d: { icao: 'LEMD', lat: 40.47, lon: -3.56 },
    });
    const foreign = await other.ask('GET', `/api/pireps/${id}/acars/geojson`);
    expect([foreign.status, foreign.body.type]).toEqual([404, 'https://phpvms.net/errors/pirep-not-found']);
    await ask('PUT', `/api/pireps/${id}/cancel`);
    expect((await ask('GET', '/api/acars')).body.data).toEqual([]);
  });

  it('cancels with and without a body, tells a second cancel its state, and refuses positions afterwards', async () => {
    for (const [method, body] of [
      ['PUT', {}],
      ['DELETE', undefined],
    ] as const) {
      const { id } = await client.prefile();
      const { status, body: said } = await ask(method, `/api/pireps/${id}/cancel`, body);
      expect([status, said]).toEqual([200, { message: `PIREP ${id} cancelled`, attrs: [] }]);
      const twice = await ask(method, `/api/pireps/${id}/cancel`, body);
      expect([twice.status, twice.body.state, twice.body.type]).toEqual([
        400,
        3,
        'https://phpvms.net/errors/pirep-cancel-not-allowed',
      ]);
      const positions = [{ lat: 40, lon: -3 }];
      const late = await ask('POST', `/api/pireps/${id}/acars/position`, { positions });
      expect([late.status, late.body.type]).toEqual([400, 'https://phpvms.net/errors/pirep-cancelled']);
      api.pass(60);
    }
  });

  it.each([
    ['accepted', acceptAtDesk, 2],
    ['rejected', rejectAtDesk, 6],
  ] as const)(
    'tells who cancels an %s flight its state, and refuses to file it again',
    async (_, decide, state) => {
      const { id } = await client.prefile();
      await sendPositions(api, client, id, testFlight(api));
      const filing = { distance: 268, flight_time: 66 };
      const filed = await ask('POST', `/api/pireps/${id}/file`, filing);
      // What needs no person is accepted at once.
      if (filed.body.data.state === 1 || state === 6) await decide(await api.signedIn('reviewer'), id);
      const cancelled = await ask('PUT', `/api/pireps/${id}/cancel`, {});
      expect([cancelled.status, cancelled.body.state, cancelled.body.type]).toEqual([
        400,
        state,
        'https://phpvms.net/errors/pirep-cancel-not-allowed',
      ]);
      for (const [method, path] of [
        ['POST', '/file'],
        ['PUT', ''],
      ] as const) {
        const { status, body } = await ask(method, `/api/pireps/${id}${path}`, filing);
        expect([status, body.type], path).toEqual([400, 'https://phpvms.net/errors/pirep-error']);
      }
    },
  );

  it('shows a flight that was typed and taken back to no client: none may go on with it', async () => {
    const pilot = await api.signedIn('pilot');
    const { body: typed } = await pilot.post('/reports/manual', typedFlight(api, 1));
    expect((await ask('GET', `/api/pireps/${typed.code}`)).body.data.state).toBe(1);
    expect((await pilot.post(`/reports/${typed.code}/withdraw`, {})).body.state).toBe('draft');
    expect((await ask('GET', '/api/pireps?state=0')).body.data).toEqual([]);
    const list = (await ask('GET', '/api/pireps')).body.data as { id: string }[];
    expect(list.map(({ id }) => id)).not.toContain(typed.code);
    for (const [method, path] of [
      ['POST', '/file'],
      ['PUT', '/cancel'],
      ['PUT', ''],
    ] as const)
      expect((await ask(method, `/api/pireps/${typed.code}${path}`, {})).status, path).toBe(404);
    const { body: after } = await pilot.get(`/reports/${typed.code}`);
    expect(after.state).toBe('draft');
    await pilot.post(`/reports/${typed.code}/discard`, {});
  });
});
