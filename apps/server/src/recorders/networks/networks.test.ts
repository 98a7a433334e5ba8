import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import {
  type FeedServer,
  ivaoFeed,
  json,
  type SeenPilot,
  startFeeds,
  vatsimFeed,
} from '#server/testing/feed-server.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { field, sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';
import { networkDesk } from '#server/modules/networks/network-desk.ts';
import { readNetworks } from './read-networks.ts';

const CID = 1_234_567;
/** How a pilot is shown besides the place; null is not there. */
type Seen = Partial<SeenPilot> | null;

describeEachDatabase('the networks', (kind) => {
  let api: ApiServer;
  let feeds: FeedServer;
  let pilot: ApiClient;
  let reviewer: ApiClient;
  const failures: string[] = [];
  beforeAll(async () => {
    [api, feeds] = [await startApi(kind), await startFeeds()];
    [pilot, reviewer] = [await api.signedIn('pilot'), await api.signedIn('reviewer')];
  });
  afterAll(async () => {
    await feeds.close();
    await api.close();
  });
  beforeEach(async () => {
    failures.length = 0;
    feeds.asked.length = 0;
    api.pass(7200);
    feeds.set('vatsim', (_, response) => response.writeHead(503).end());
    feeds.set('ivao', (_, response) => response.writeHead(503).end());
    await link(CID);
  });
  afterEach(async () => {
    const { body } = await pilot.get('/reports');
    for (const { code, state } of body.items)
      if (state === 'in_progress') await pilot.post(`/reports/${code}/discard`, {});
    const { body: open } = await pilot.get('/bookings?state=open');
    for (const { code } of open.items) await pilot.post(`/bookings/${code}/cancel`, {});
  });

  async function link(vatsimCid: number | null) {
    const { body: me } = await pilot.get('/me');
    await pilot.patch('/me', { vatsimCid }, me.version);
  }

  const stopped = new AbortController().signal;
  const read = (change = {}) =>
    readNetworks(
      {
        desk: networkDesk(api.db, sampleAirline),
        feeds: { ...feeds.addresses, ivao: null },
        clock: api.now,
        silent: (network, { why, again }) => failures.push(`${network} ${again ? 'still' : 'now'}: ${why}`),
        back: (network) => failures.push(`${network} back`),
        failed: (error) => failures.push(String(error)),
        ...change,
      },
      stopped,
    );

  async function book(dep = 'LEMD', arr = 'LEBL') {
    const std = new Date(api.now().getTime() + 900_000).toISOString();
    const { status, body } = await pilot.post('/bookings', {
      legs: [{ dep, arr, std, typeId: 'jet' }],
      acceptSharedTail: true,
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.bookings[0].code as string;
  }

  /** Where a simulated flight is at a moment, as a network shows it. */
  function shown({ points }: SimulatedFlight, at: number, change: Partial<SeenPilot> = {}): SeenPilot {
    const point = points.findLast((one) => one.at <= at) ?? points[0]!;
    const { lat, lon, altFt, gsKt, hdg } = point;
    const whole = (value: number | null) => (value === null ? null : Math.round(value));
    return {
      id: CID,
      callsign: 'PRB005',
      lat,
      lon,
      at,
      altFt: whole(altFt),
      gsKt: whole(gsKt),
      hdg: whole(hdg),
      depIcao: 'LEMD',
      arrIcao: 'LEBL',
      ...change,
    };
  }

  /** Lets a flight be seen from now on, and some minutes more at its end: every 15 s, or every 55 s up in the air. */
  async function flyOnline(
    flight: SimulatedFlight,
    change: (minute: number) => Seen | Promise<Seen> = () => ({}),
    { lowS = 15, highS = 55 } = {},
  ) {
    const [start, end] = [flight.points[0]!.at, flight.points.at(-1)!.at + 300_000];
    for (let at = start; at <= end;) {
      const extra = await change((at - start) / 60_000);
      const place = shown(flight, at, extra ?? {});
      feeds.set('vatsim', json(vatsimFeed(extra ? [place] : [], new Date(at))));
      api.pass((at - api.now().getTime()) / 1000 + 2);
      await read();
      at += ((place.altFt ?? 0) > 6000 ? highS : lowS) * 1000;
    }
  }

  const newest = async () => (await pilot.get('/reports')).body.items[0];

  describe('without a recorder', () => {
    it('records a booked flight: block times, route, and its time on the network; a person decides, nothing is scored', async () => {
      const booking = await book();
      const flight = testFlight(api);
      const onMap: unknown[] = [];
      await flyOnline(flight, async (minute) => {
        if (Math.floor(minute) === 30) onMap.push(...(await pilot.get('/live')).body.flights);
        return {};
      });
      expect(onMap[0]).toMatchObject({ callsign: 'PRB005', depIcao: 'LEMD', phase: 'cruise' });
      const { code } = await newest();
      const { body: report } = await pilot.get(`/reports/${code}`);
      expect(report).toMatchObject({
        booking,
        client: 'VATSIM',
        state: 'in_review',
        score: null,
        network: 'vatsim',
        onlineShare: 1,
        depIcao: 'LEMD',
        arrIcao: 'LEBL',
        diversion: false,
      });
      const times = flight.points.filter(({ gsKt }) => (gsKt ?? 0) > 1);
      expect(Math.abs(Date.parse(report.offBlock) - times[0]!.at)).toBeLessThanOrEqual(30_000);
      expect(Math.abs(Date.parse(report.onBlock) - times.at(-1)!.at)).toBeLessThanOrEqual(30_000);
      expect(report.takeoff < report.landing).toBe(true);
      const { body: score } = await pilot.get(`/reports/${code}/score`);
      expect(score.items.filter(({ status }: { status: string }) => status === 'hit')).toEqual([]);
      expect(score.items.find(({ rule }: { rule: string }) => rule === 'S-14').status).toBe('no_data');
      expect(failures).toEqual([]);
      // PL-72: it has left the map.
      expect((await pilot.get('/live')).body.flights).toEqual([]);
      const { body: waiting } = await reviewer.get(`/reviews/${code}`);
      await reviewer.ask('POST', `/reviews/${code}/decide`, {
        body: { decision: 'accept', text: '', waivers: [] },
        headers: { 'If-Match': `"v${waiting.report.version}"` },
      });
      const { body: after } = await pilot.get(`/reports/${code}`);
      expect(after).toMatchObject({ state: 'accepted', outcome: 'valid', score: null });
      const { body: points } = await pilot.get(`/reports/${code}/score`);
      expect(points.points.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual([
        'base',
        'online',
      ]);
    });

    it('PL-29: a diversion ends where it really came down', async () => {
      await book('LEMD', 'EIDW');
      const flight = testFlight(api, { to: field('EIDW'), divertTo: field('LEBL') });
      await flyOnline(flight, () => ({ arrIcao: 'EIDW' }), { highS: 600 });
      expect(await newest()).toMatchObject({ arrPlannedIcao: 'EIDW', arrIcao: 'LEBL', diversion: true });
    });

    it('hands it to a recorder that begins later, and takes nothing from it again', async () => {
      const booking = await book();
      const flight = testFlight(api);
      feeds.set('vatsim', json(vatsimFeed([shown(flight, api.now().getTime(), { gsKt: 12 })], api.now())));
      await read();
      const { code } = await newest();
      const started = await pilot.post('/reports/start', {
        ...startBody('late-recorder'),
        flight: undefined,
        booking,
      });
      expect(started).toMatchObject({ status: 201, body: { code, client: 'Prueba' } });
      await sendFlight(pilot, api, code, flight);
      const { body } = await pilot.post(`/reports/${code}/submit`, { lastSeq: flight.points.length - 1 });
      expect(body).toMatchObject({ state: 'accepted', score: expect.any(Number) });
    });
  });

  describe('with a recorder', () => {
    /** Flies with a recorder while the feed shows what the function says at each minute; answers the report's end. */
    async function recorded(change: (minute: number) => Seen) {
      const { body: begun } = await pilot.post('/reports/start', startBody(`net-${api.now().getTime()}`));
      const flight = testFlight(api);
      await flyOnline(flight, change, { lowS: 55 });
      await sendFlight(pilot, api, begun.code, flight);
      await pilot.post(`/reports/${begun.code}/submit`, { lastSeq: flight.points.length - 1 });
      return (await pilot.get(`/reports/${begun.code}`)).body;
    }

    it('has the share of its block on the network, under the linked number worth its points', async () => {
      const report = await recorded(() => ({}));
      expect(report).toMatchObject({
        network: 'vatsim',
        onlineShare: 1,
        client: 'Prueba',
        state: 'accepted',
      });
      const { body } = await pilot.get(`/reports/${report.code}/score`);
      expect(body.points.map(({ reason }: { reason: string }) => reason)).toContain('online');
      const merit = body.items.find(({ rule }: { rule: string }) => rule === 'S-25');
      expect(merit).toMatchObject({ status: 'ok', observed: expect.stringContaining('VATSIM') });
    });

    it('loses what it was off the network; under the callsign alone the share brings no points', async () => {
      await link(null);
      const report = await recorded((minute) => (minute > 20 && minute < 40 ? null : { id: 4711 }));
      expect(report).toMatchObject({ network: 'vatsim', state: 'accepted' });
      expect(report.onlineShare).toBeGreaterThan(0.5);
      expect(report.onlineShare).toBeLessThan(0.8);
      const { body } = await pilot.get(`/reports/${report.code}/score`);
      expect(body.points.map(({ reason }: { reason: string }) => reason)).not.toContain('online');
    });
  });

  describe('PL-73: matching', () => {
    it.each([
      ['a longer callsign', { id: 4711, callsign: 'PRB0051' }],
      ['a shorter one', { id: 4711, callsign: 'PRB00' }],
      ['small letters', { id: 4711, callsign: 'prb005' }],
      ['the callsign of a linked pilot under another number', { id: 4711, callsign: 'PRB005' }],
      ['a plan to somewhere else', { arrIcao: 'EIDW' }],
    ])('%s is not this flight', async (_name, change) => {
      await book();
      const moving = shown(testFlight(api), api.now().getTime(), { gsKt: 12, ...change });
      feeds.set('vatsim', json(vatsimFeed([moving], api.now())));
      await read();
      expect((await newest())?.state ?? 'none').not.toBe('in_progress');
      expect(failures).toEqual([]);
    });

    it('finds an unlinked pilot by the exact callsign and the plan of the booking, on IVAO too', async () => {
      await link(null);
      await book();
      const moving = shown(testFlight(api), api.now().getTime(), { id: 700_001, gsKt: 12 });
      feeds.set('ivao', json(ivaoFeed([moving], api.now())));
      await read({ feeds: { vatsim: null, ivao: feeds.addresses.ivao } });
      expect(await newest()).toMatchObject({ client: 'IVAO', state: 'in_progress' });
    });
  });

  describe('asking', () => {
    it('asks nobody while no flight could be there', async () => {
      await read();
      expect(feeds.asked).toEqual([]);
    });

    it('asks every 15 seconds at most, one process at a time, and only for what is new', async () => {
      await book();
      feeds.set('vatsim', json(vatsimFeed([], api.now())));
      await Promise.all([read(), read(), read()]);
      api.pass(10);
      await read();
      expect(feeds.asked).toEqual([{ network: 'vatsim', status: 200 }]);
      api.pass(5);
      await Promise.all([read(), read()]);
      expect(feeds.asked.map(({ status }) => status)).toEqual([200, 304]);
    });

    it('waits longer after each failure, and as long as the feed asks for', async () => {
      await book();
      await read();
      api.pass(15);
      await read();
      api.pass(15);
      await read();
      expect(feeds.asked).toHaveLength(2);
      feeds.set('vatsim', (_, response) => response.writeHead(429, { 'Retry-After': '600' }).end());
      api.pass(15);
      await read();
      api.pass(590);
      await read();
      expect(feeds.asked).toHaveLength(3);
      expect(failures).toEqual([
        'vatsim now: status 503',
        'vatsim still: status 503',
        'vatsim still: status 429',
      ]);
    });
  });

  it('takes the next good answer of a feed that was down as ever, and tells once that it is back', async () => {
    await book();
    feeds.set('vatsim', json(vatsimFeed([], api.now())));
    await read();
    failures.length = 0;
    feeds.set('vatsim', (_, response) => response.writeHead(503).end());
    api.pass(15);
    await read();
    expect(failures).toEqual(['vatsim now: status 503']);
    api.pass(301);
    const moving = shown(testFlight(api), api.now().getTime(), { gsKt: 12 });
    feeds.set('vatsim', json(vatsimFeed([moving], api.now())));
    await read();
    expect(await newest()).toMatchObject({ client: 'VATSIM', state: 'in_progress' });
    api.pass(15);
    feeds.set('vatsim', json(vatsimFeed([moving], api.now())));
    await read();
    expect(failures).toEqual(['vatsim now: status 503', 'vatsim back']);
  });
});
