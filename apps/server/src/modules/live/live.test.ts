import { afterEach, beforeEach, expect, it } from 'vitest';
import { housekeeping } from '#server/modules/housekeeping/housekeeping.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeBothDatabases } from '#server/testing/databases.ts';
import { type LiveViewer, watchLive } from '#server/testing/live-viewer.ts';
import { batchesOf, eventsOf, startBody, testFlight } from '#server/testing/test-flight.ts';

describeBothDatabases('the live map', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  let code: string;
  let flights = 0;
  const viewers: LiveViewer[] = [];
  beforeEach(async () => {
    api.pass(7200);
    const { body } = await pilot.post('/reports/start', startBody(`live-${(flights += 1)}`));
    code = body.code;
  });
  afterEach(async () => {
    for (const viewer of viewers.splice(0)) viewer.stop();
    await pilot.post(`/reports/${code}/discard`, {});
  });

  /** Sends the first minutes of a flight as they are flown. */
  async function flyFor(minutes: number) {
    const flight = testFlight(api);
    const end = api.now().getTime() + minutes * 60_000;
    for (const [i, body] of batchesOf(flight).entries()) {
      const newest = flight.points[Math.min(flight.points.length, (i + 1) * 200) - 1]!.at;
      if (newest > end) break;
      api.pass((newest - api.now().getTime()) / 1000);
      await pilot.post(`/reports/${code}/points`, body);
    }
  }

  /** Watches the map until the test is over; answers a function that waits for a map that fits. */
  async function watch(cookies: string | undefined) {
    const viewer = await watchLive(api.origin, cookies);
    viewers.push(viewer);
    return viewer.until;
  }

  it('shows pilots where a flight is, what it does and how old that is, and where it has been', async () => {
    await flyFor(30);
    const { body } = await pilot.get('/live');
    expect(body.flights).toHaveLength(1);
    expect(body.flights[0]).toMatchObject({
      id: code,
      callsign: 'PRB005',
      depIcao: 'LEMD',
      arrIcao: 'LEBL',
      delayed: false,
    });
    expect(['climb', 'cruise']).toContain(body.flights[0].phase);
    expect(api.now().getTime() - Date.parse(body.flights[0].at)).toBeLessThan(1000);
    const track = await pilot.get(`/live/${code}/track`);
    expect(track.body.places.length).toBeGreaterThan(50);
    expect(track.body.at).toEqual(track.body.at.toSorted((a: string, b: string) => (a < b ? -1 : 1)));
  });

  it('PL-71: shows visitors nobody’s callsign, a quarter of an hour late, until the pilot agrees', async () => {
    await flyFor(8);
    expect((await api.visitor().get('/live')).body.flights).toEqual([]);
    await flyFor(30);
    const now = (await pilot.get('/live')).body.flights[0];
    const [late] = (await api.visitor().get('/live')).body.flights;
    expect(late).toMatchObject({
      callsign: 'PRB···',
      number: null,
      registration: null,
      sta: null,
      delayed: true,
    });
    expect(JSON.stringify(late)).not.toContain(code);
    expect(Date.parse(now.at) - Date.parse(late.at)).toBeGreaterThanOrEqual(900_000);
    expect(now.publicId).toBeNull();
    const { body: me, headers } = await pilot.get('/me');
    await pilot.ask('PATCH', '/me', {
      body: { publicMap: true },
      headers: { 'If-Match': headers.get('etag') ?? `"v${me.version}"` },
    });
    const [open] = (await api.visitor().get('/live')).body.flights;
    expect(open).toMatchObject({ callsign: 'PRB005', delayed: false, lat: now.lat });
    expect(open.id).not.toBe(code);
    // What a pilot shares is the name under which visitors see it.
    expect((await pilot.get('/live')).body.flights[0]).toMatchObject({ id: code, publicId: open.id });
    const after = await pilot.get('/me');
    await pilot.ask('PATCH', '/me', {
      body: { publicMap: false },
      headers: { 'If-Match': `"v${after.body.version}"` },
    });
    expect((await api.visitor().get(`/live/${code}/track`)).status).toBe(401);
  });

  it('shows visitors the end of a flight as late as the flight, and that of who agreed at once', async () => {
    await flyFor(30);
    const seen = async () => (await api.visitor().get('/live')).body.flights;
    const [before] = await seen();
    await pilot.post(`/reports/${code}/discard`, {});
    expect((await pilot.get('/live')).body.flights).toEqual([]);
    expect((await pilot.get(`/live/${code}/track`)).status).toBe(404);
    expect(await seen()).toEqual([before]);
    const run = () => housekeeping.run({ db: api.db, clock: api.now, payload: {}, scheduledFor: api.now() });
    api.pass(899);
    await run();
    const [last] = await seen();
    expect(last).toMatchObject({ id: before.id, callsign: 'PRB···' });
    expect(Date.parse(last.at)).toBeGreaterThan(Date.parse(before.at));
    api.pass(2);
    expect(await seen()).toEqual([]);
    await run();
    const kept = await api.db.queries.selectFrom('live_trail').select('report_id').execute();
    expect(kept).toEqual([]);
  });

  it('streams what changes to everybody who watches, and the end of a flight', async () => {
    const session = `plataforma-sesion=${pilot.cookie('plataforma-sesion')}`;
    const [own, open] = [await watch(session), await watch(undefined)];
    await flyFor(30);
    const seen = await own(({ flights: list }) =>
      list.some(({ phase }) => phase === 'climb' || phase === 'cruise'),
    );
    expect(seen.flights[0]!.callsign).toBe('PRB005');
    const late = await open(({ flights: list }) => list.length > 0);
    expect(late.flights[0]!.callsign).toBe('PRB···');
    await pilot.post(`/reports/${code}/discard`, {});
    expect((await own(({ flights: list }) => list.length === 0)).flights).toEqual([]);
    // Who comes back after a break gets the whole map again.
    expect((await (await watch(session))(() => true)).flights).toEqual([]);
  });

  it('draws a flight nowhere fresher than it is: late points fill the track and move nothing back', async () => {
    const flight = testFlight(api);
    const batches = batchesOf(flight);
    api.pass(1200);
    await pilot.post(`/reports/${code}/points`, { ...batches[4], clientNow: api.now().toISOString() });
    const before = (await pilot.get('/live')).body.flights[0];
    await pilot.post(`/reports/${code}/points`, { ...batches[1], clientNow: api.now().toISOString() });
    const after = (await pilot.get('/live')).body.flights[0];
    expect(after).toEqual({ ...before, heardAt: after.heardAt });
    const { body } = await pilot.get(`/live/${code}/track`);
    expect(Date.parse(body.at[0])).toBeLessThan(Date.parse(before.at));
  });

  it('PL-26: silent for eleven minutes, it stays where it was, with its age; what comes forty minutes late costs nothing', async () => {
    const flight = testFlight(api);
    const passTo = (at: number) => api.pass((at - api.now().getTime()) / 1000);
    const batches = batchesOf(flight);
    const cruise = flight.points.findIndex(({ at }) => at > flight.points[0]!.at + 30 * 60_000);
    const early = batches.slice(0, Math.floor(cruise / 200));
    for (const [i, body] of early.entries()) {
      passTo(flight.points[(i + 1) * 200 - 1]!.at);
      await pilot.post(`/reports/${code}/points`, body);
    }
    const [seen] = (await pilot.get('/live')).body.flights;
    expect(['climb', 'cruise']).toContain(seen.phase);
    api.pass(11 * 60);
    const [silent] = (await pilot.get('/live')).body.flights;
    expect(silent).toEqual(seen);
    expect(api.now().getTime() - Date.parse(silent.heardAt)).toBeGreaterThan(10 * 60_000);
    const fleet = (await pilot.get('/aircraft')).body;
    const tail = fleet.find((one: { registration: string }) => one.registration === seen.registration);
    expect(tail.state).toBe('no_signal');
    passTo(flight.points.at(-1)!.at + 40 * 60_000);
    for (const body of batches.slice(early.length))
      await pilot.post(`/reports/${code}/points`, { ...body, clientNow: api.now().toISOString() });
    await pilot.post(`/reports/${code}/events`, eventsOf(flight));
    const { body } = await pilot.post(`/reports/${code}/submit`, { lastSeq: flight.points.length - 1 });
    expect(body).toMatchObject({ state: 'accepted', score: 100 });
  });
});
