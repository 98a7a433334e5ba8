import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { networkDesk } from '#server/modules/networks/network-desk.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { type FeedServer, json, startFeeds, vatsimFeed } from '#server/testing/feed-server.ts';
import { type PhpvmsClient, phpvmsClient } from '#server/testing/phpvms-client.ts';
import type { AskRecorder } from '#server/testing/recorder-client.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { signedInClient } from '#server/testing/smartcars-client.ts';
import { stratosClient } from '#server/testing/stratos-client.ts';
import { readNetworks } from './read-networks.ts';

const CID = 1_234_567;
const HERE = { lat: 40.47, lon: -3.56 };

describeEachDatabase(
  'a flight that a network’s feed has begun goes to a recorder that begins later',
  (kind) => {
    let api: ApiServer;
    let feeds: FeedServer;
    let pilot: ApiClient;
    let phpvms: PhpvmsClient;
    let smartcars: AskRecorder;
    let stratos: AskRecorder;
    let code: string;
    beforeAll(async () => {
      [api, feeds] = [await startApi(kind), await startFeeds()];
      pilot = await api.signedIn('pilot');
      phpvms = await phpvmsClient(api, 'pilot');
      smartcars = await signedInClient(api, 'PRB005');
      stratos = await stratosClient(api, 'PRB005');
      const { body: me } = await pilot.get('/me');
      await pilot.patch('/me', { vatsimCid: CID }, me.version);
    });
    afterAll(async () => {
      await feeds.close();
      await api.close();
    });
    const newest = async () => (await pilot.get('/reports')).body.items[0];
    const track = async () => (await phpvms.ask('GET', `/api/pireps/${code}/acars/position`)).body.data;
    beforeEach(async () => {
      api.pass(7200);
      const std = new Date(api.now().getTime() + 900_000).toISOString();
      const legs = [{ dep: 'LEMD', arr: 'LEBL', std, typeId: 'jet' }];
      await pilot.post('/bookings', { legs, acceptSharedTail: true });
      const seen = { ...HERE, id: CID, callsign: 'PRB005', gsKt: 12, at: api.now().getTime() };
      const plan = { depIcao: 'LEMD', arrIcao: 'LEBL' };
      feeds.set('vatsim', json(vatsimFeed([{ ...seen, ...plan }], api.now())));
      await readNetworks(
        {
          desk: networkDesk(api.db, sampleAirline),
          feeds: { ...feeds.addresses, ivao: null },
          clock: api.now,
          silent(network, { why }) {
            throw new Error(`${network}: ${why}`);
          },
          back() {},
          failed(error) {
            throw error;
          },
        },
        new AbortController().signal,
      );
      code = (await newest()).code;
    });
    afterEach(async () => {
      await pilot.post(`/reports/${code}/discard`, {});
      // Thrown away at the stand, it leaves its booking.
      for (const { bidID } of (await smartcars('GET', '/flights/bookings')).body as { bidID: number }[])
        await smartcars('POST', '/flights/unbook', { bidID });
    });

    it('over phpVMS, by a prefile', async () => {
      expect(await newest()).toMatchObject({ client: 'VATSIM', state: 'in_progress' });
      expect((await phpvms.prefile({ planned_flight_time: 83 })).id).toBe(code);
      expect((await pilot.get(`/reports/${code}`)).body.plannedBlockMin).toBe(83);
      expect(await newest()).toMatchObject({ code, client: 'cliente 1.0' });
      expect(await track()).toEqual([]);
    });

    it('over phpVMS, to a client that finds it under way and sends where it is', async () => {
      const { body: open } = await phpvms.ask('GET', '/api/pireps?state=0');
      expect(open.data[0].id).toBe(code);
      const positions = [{ ...HERE, lat: 40.48, gs: 14 }];
      await phpvms.ask('POST', `/api/pireps/${code}/acars/position`, { positions });
      expect(await newest()).toMatchObject({ code, client: 'ACARS' });
      expect((await track()).map(({ lat }: { lat: number }) => lat)).toEqual([40.48]);
    });

    it('over smartCARS, by its first update', async () => {
      const [{ bidID }] = (await smartcars('GET', '/flights/bookings')).body;
      const update = { bidID, latitude: HERE.lat, longitude: HERE.lon, phase: 'BOARDING' };
      expect((await smartcars('POST', '/flights/update', update)).status).toBe(200);
      expect(await newest()).toMatchObject({ code, client: 'smartCARS 3' });
      expect(await track()).toHaveLength(1);
    });

    it('over Stratos, by its start', async () => {
      const [{ bid_id }] = (await stratos('GET', '/flights/bookings')).body;
      const { tracking_id } = (await stratos('POST', '/flights/start', { bid_id })).body;
      expect(tracking_id).toBe(code);
      const update = { tracking_id, latitude: HERE.lat, longitude: HERE.lon, phase: 'boarding' };
      expect((await stratos('POST', '/flights/update', update)).status).toBe(200);
      expect(await newest()).toMatchObject({ code, client: 'Stratos' });
      expect(await track()).toHaveLength(1);
    });
  },
);
