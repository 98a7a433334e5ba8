import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { phpvmsForTests } from '#server/testing/recorders-for-tests.ts';
import { PHPVMS_ADDRESSES } from '#server/testing/phpvms-addresses.ts';
import { stumbles } from '#server/testing/wire-types.ts';
import type { RecorderOptions } from '../shared/protocol.ts';
import { phpvmsApp } from './phpvms-app.ts';

describeOneDatabase('every answer of the ACARS API of phpVMS 7', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const data = async (path: string) => (await client.ask('GET', path)).body.data;

  it('can be read by a client of a typed language, from sign-in to cancelling', async () => {
    const names = new Map<string, string | number>();
    names.set('ME', (await data('/api/user')).id);
    names.set('FLIGHT', (await data('/api/flights/search?dep_icao=LEMD&arr_icao=LEBL'))[0].id);
    const fleet = await data('/api/user/fleet');
    const tails = fleet.flatMap((sub: { aircraft: object[] }) => sub.aircraft);
    names.set('TAIL', tails.find(({ icao }: { icao: string }) => icao === 'A320').id);
    const filled = (text: string) =>
      text.replaceAll(/[A-Z]{2,}\b/g, (name) => String(names.get(name) ?? name));
    const bodyOf = (body: object) =>
      Object.fromEntries(Object.entries(body).map(([name, value]) => [name, names.get(value) ?? value]));
    for (const [call, type, sent] of PHPVMS_ADDRESSES) {
      const [method = '', path = ''] = call.split(' ');
      api.pass(10);
      const { status: code, body } = await client.ask(method, `/api${filled(path)}`, sent && bodyOf(sent));
      // What has not flown can't be filed: the report of one that has is asked below.
      if (path.endsWith('/file')) {
        expect(code, call).toBe(400);
        continue;
      }
      // The second to cancel comes too late.
      if (call === 'DELETE /pireps/PIREP/cancel') await renew();
      const answered = call === 'DELETE /pireps/PIREP/cancel' ? await again(method, path) : { code, body };
      expect(stumbles(answered.body, type), `${call} ${JSON.stringify(answered.body).slice(0, 300)}`).toEqual(
        [],
      );
      expect([200, 201], call).toContain(answered.code);
      if (call === 'POST /user/bids') names.set('BID', body.data.id);
      if (call === 'POST /pireps/prefile') names.set('PIREP', body.data.id);
    }
    async function renew() {
      names.set('PIREP', (await client.prefile()).id);
    }
    async function again(method: string, path: string) {
      const { status: code, body } = await client.ask(method, `/api${filled(path)}`);
      return { code, body };
    }
  });

  it('has a type: none of the addresses is left out', () => {
    const app = phpvmsApp('', { desk: { airline: api.platform.airline } } as unknown as RecorderOptions);
    const served = app.routes.map(({ method, path }) => `${method} ${path.replace(/^\/api/, '') || '/'}`);
    const told = PHPVMS_ADDRESSES.map(([call]) => call.split('?')[0]!);
    const pattern = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
    const untold = served.filter((route) => !told.some((call) => pattern(route).test(call)));
    expect(untold).toEqual(['GET /flights/:id/briefing']);
  });

  it('refuses what is not there, and other pilots, in the protocol’s own words', async () => {
    for (const [path, kindOf] of [
      ['/api/airlines/2', 'not-found'],
      ['/api/airports/ZZZZ/lookup', 'airport-not-found'],
      ['/api/airports/LEMD/distance/ZZZZ', 'airport-not-found'],
      ['/api/bids/99999', 'bid-not-found'],
      ['/api/flights/f99999/route', 'not-found'],
      ['/api/flights/f99999/briefing', 'not-found'],
      ['/api/users/99999', 'user-not-found'],
      ['/api/users/99999/bids', 'user-not-found'],
      ['/api/users/99999/pireps', 'user-not-found'],
      ['/api/users/99999/fleet', 'user-not-found'],
      ['/api/fleet/aircraft/EC-ZZZ?type=registration', 'not-found'],
      ['/api/pireps/ZZZZ2345/finances', 'pirep-not-found'],
    ]) {
      const { status: code, body } = await client.ask('GET', path!);
      expect([code, body.type], path).toEqual([404, `https://phpvms.net/errors/${kindOf}`]);
    }
  });

  it('hubs are the base, a search finds by code and name, and a distance is that of the great circle', async () => {
    const codes = async (path: string) => (await data(path)).map(({ icao }: { icao: string }) => icao);
    expect(await codes('/api/airports/hubs')).toEqual(['LEMD']);
    expect(await codes('/api/airports/search?search=lebl')).toEqual(['LEBL']);
    expect(await codes('/api/airports/search?search=&hubs=true')).toEqual(['LEMD']);
    const { distance: way } = await data('/api/airports/LEMD/distance/LEBL');
    expect(way.nmi).toBeCloseTo(261, -1);
    expect(way.km).toBeCloseTo(way.nmi * 1.852, 0);
  });

  it('signs in vmsOpenAcars, which makes a number of the pilot’s IVAO id, with one and without', async () => {
    const ivao = async () => Number((await data('/api/user')).ivao_id);
    expect(await ivao()).toBe(0);
    await api.db.queries
      .updateTable('pilot')
      .set({ ivao_vid: 654_321 })
      .where('callsign', '=', 'PRB005')
      .execute();
    expect(await ivao()).toBe(654_321);
  });

  it('an update without an airport that it names is refused', async () => {
    const { id } = await client.prefile();
    for (const name of ['dpt_airport_id', 'arr_airport_id'])
      for (const value of ['', ' ', null]) {
        const { status: code, body } = await client.ask('POST', `/api/pireps/${id}/update`, {
          [name]: value,
        });
        expect([code, Object.keys(body.errors)]).toEqual([400, [name]]);
      }
    await client.ask('PUT', `/api/pireps/${id}/cancel`);
  });
});
