import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-for-tests.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { phpvmsForTests } from '#server/testing/recorders-for-tests.ts';
import { orNull, stumbles, type WireType } from '#server/testing/wire-types.ts';
import type { RecorderOptions } from '../shared/protocol.ts';
import { phpvmsApp } from './phpvms-app.ts';

// What phpVMS's own resources and models answer, where clients of typed languages read it: the Go structs of
// phpvms-xplane take a text or null for costs and whole numbers elsewhere, vmsOpenAcars a number out of `ivao_id`.
const distance = { m: 'float', km: 'float', mi: 'float', nmi: 'float' };
const mass = { kg: 'float', lbs: 'float' };
const airline = {
  id: 'int',
  icao: 'string',
  iata: 'string?',
  name: 'string',
  country: 'string?',
  logo: 'string?',
};
const airport = {
  id: 'string',
  iata: 'string?',
  icao: 'string',
  name: 'string',
  location: 'string?',
  region: 'string?',
  country: 'string?',
  timezone: 'string?',
  hub: 'bool',
  notes: 'string?',
  lat: 'float',
  lon: 'float',
  elevation: 'string?',
  ground_handling_cost: 'int?',
  fuel_100ll_cost: 'int?',
  fuel_jeta_cost: 'int?',
  fuel_mogas_cost: 'int?',
};
const aircraft = {
  id: 'int',
  subfleet_id: 'int',
  airport_id: 'string?',
  hub_id: 'string?',
  icao: 'string',
  iata: 'string?',
  name: 'string',
  registration: 'string',
  fin: 'string?',
  hex_code: 'string?',
  selcal: 'string?',
  ident: 'string',
  dow: mass,
  zfw: mass,
  mtow: mass,
  mlw: mass,
  fuel_onboard: mass,
  flight_time: 'int',
  landing_time: 'instant?',
  status: 'string',
  state: 'int',
  simbrief_type: 'string?',
};
const subfleet = {
  id: 'int',
  airline_id: 'int',
  hub_id: 'string?',
  type: 'string',
  name: 'string',
  simbrief_type: 'string?',
  fuel_type: 'int',
  cost_block_hour: 'string?',
  ground_handling_multiplier: 'int',
  fares: ['any'] as const,
  aircraft: [aircraft] as const,
};
const flight = {
  id: 'id',
  ident: 'string',
  airline_id: 'int',
  flight_number: 'int',
  callsign: 'string?',
  route_code: 'string?',
  route_leg: 'int?',
  dpt_airport_id: 'string',
  arr_airport_id: 'string',
  alt_airport_id: 'string?',
  dpt_time: 'string',
  arr_time: 'string',
  days: 'int',
  level: 'int',
  distance,
  flight_time: 'int',
  flight_type: 'string',
  route: 'string?',
  notes: 'string?',
  load_factor: 'float',
  active: 'bool',
  visible: 'bool',
  airline,
  subfleets: [subfleet] as const,
  fields: { '*': 'string' },
  simbrief: 'null',
};
const bid = {
  id: 'int',
  user_id: 'int',
  flight_id: 'id',
  aircraft_id: 'int?',
  created_at: 'instant',
  updated_at: 'instant',
  flight,
};
const user = {
  id: 'int',
  pilot_id: 'int',
  ident: 'string',
  name: 'string',
  name_private: 'string',
  avatar: 'string?',
  vatsim_id: 'string?',
  ivao_id: 'string',
  discord_id: 'string?',
  rank_id: 'int',
  home_airport: 'string',
  curr_airport: 'string',
  last_pirep_id: 'string?',
  flights: 'int',
  flight_time: 'int',
  transfer_time: 'int',
  total_time: 'int',
  timezone: 'string?',
  state: 'int',
  airline,
  bids: [bid] as const,
  rank: { id: 'int', name: 'string' },
  subfleets: [subfleet] as const,
};
const acars = {
  id: 'string',
  pirep_id: 'id',
  type: 'int',
  order: 'int',
  name: 'string?',
  status: 'string?',
  log: 'string?',
  lat: 'float',
  lon: 'float',
  distance,
  heading: 'int?',
  altitude: 'int?',
  altitude_agl: 'int?',
  altitude_msl: 'int?',
  vs: 'int?',
  gs: 'int?',
  ias: 'int?',
  transponder: 'int?',
  fuel: mass,
  fuel_flow: 'float?',
  sim_time: 'instant',
  created_at: 'instant',
};
const author = { id: 'int', pilot_id: 'int', ident: 'string', name: 'string' };
const comment = { id: 'int', comment: 'string', created_at: 'instant', user: author };
const pirepOf = (pilot: WireType): WireType => ({
  id: 'id',
  user_id: 'int',
  airline_id: 'int',
  aircraft_id: 'int',
  event_id: 'string?',
  flight_id: 'string?',
  flight_number: 'string',
  route_code: 'string?',
  route_leg: 'string?',
  ident: 'string',
  dpt_airport_id: 'string',
  arr_airport_id: 'string',
  alt_airport_id: 'string?',
  level: 'int',
  distance,
  planned_distance: distance,
  block_time: 'int',
  flight_time: 'int',
  planned_flight_time: 'int?',
  zfw: 'int?',
  block_fuel: mass,
  fuel_used: mass,
  landing_rate: 'int?',
  route: 'string?',
  notes: 'string?',
  score: 'int?',
  source: 'int',
  source_name: 'string?',
  flight_type: 'string',
  state: 'int',
  status: 'string',
  phase: 'string',
  status_text: 'string',
  submitted_at: 'instant?',
  block_off_time: 'instant?',
  block_on_time: 'instant?',
  created_at: 'instant',
  updated_at: 'instant',
  aircraft: orNull(aircraft),
  airline,
  dpt_airport: orNull(airport),
  arr_airport: orNull(airport),
  position: orNull(acars),
  comments: [comment],
  user: pilot,
  flight: orNull(flight),
  fields: { '*': 'string' },
  simbrief: 'null',
});
const pirep = pirepOf(user);
const one = (data: WireType) => ({ data });
const list = (item: WireType): WireType => ({
  data: [item],
  links: { first: 'null', last: 'null', prev: 'null', next: 'null' },
  meta: {
    current_page: 'int',
    from: 'int?',
    last_page: 'int',
    path: 'string',
    per_page: 'int',
    to: 'int?',
    total: 'int',
    prev_page: 'string?',
    next_page: 'string?',
  },
});
const message = { message: 'string', attrs: ['any'] as const };
const counted = { ...message, count: 'int' };
const status = { name: 'string', version: 'string', php: 'string' };
const place = { lat: 'float', lon: 'float' };
const collection = {
  type: 'string',
  features: [
    {
      type: 'string',
      geometry: { type: 'string', coordinates: ['any'] as const },
      properties: { '*': 'any' },
    },
  ] as const,
};

/** Every address, with what is sent there in the middle of a flight and what comes back. */
const ADDRESSES: [string, WireType, body?: object][] = [
  ['GET /', status],
  ['GET /status', status],
  ['GET /version', status],
  ['GET /user', one(user)],
  ['GET /users/me', one(user)],
  ['GET /users/ME', one(user)],
  ['GET /user/fleet', list(subfleet)],
  ['GET /users/ME/fleet', list(subfleet)],
  ['GET /fleet', list(subfleet)],
  ['GET /subfleet', list(subfleet)],
  ['GET /fleet/aircraft/TAIL', one(aircraft)],
  ['GET /subfleet/aircraft/TAIL', one(aircraft)],
  ['GET /fleet/aircraft/EC-AAA?type=registration', one(aircraft)],
  ['GET /airlines', list(airline)],
  ['GET /airlines/1', one(airline)],
  [
    'GET /news',
    list({
      id: 'int',
      user_id: 'int',
      subject: 'string',
      body: 'string',
      created_at: 'instant',
      updated_at: 'instant',
      user: { id: 'int', name: 'string' },
    }),
  ],
  ['GET /airports', list(airport)],
  ['GET /airports?hub=1', list(airport)],
  ['GET /airports/hubs', list(airport)],
  ['GET /airports/search?search=barcelona', list(airport)],
  ['GET /airports/LEMD', one(airport)],
  ['GET /airports/LEMD/lookup', one(airport)],
  ['GET /airports/LEMD/distance/LEBL', one({ fromIcao: 'string', toIcao: 'string', distance })],
  ['GET /flights', list(flight)],
  ['GET /flights/search?flight_id=FLIGHT&ignore_restrictions=1', list(flight)],
  ['GET /flights/FLIGHT', one(flight)],
  ['GET /flights/FLIGHT/aircraft', [aircraft]],
  ['GET /flights/FLIGHT/route', one(['any'])],
  ['POST /user/bids', one(bid), { flight_id: 'FLIGHT' }],
  ['PUT /user/bids', one(bid), { flight_id: 'FLIGHT' }],
  ['PUT /users/ME/bids', one(bid), { flight_id: 'FLIGHT' }],
  ['POST /users/ME/bids', one(bid), { flight_id: 'FLIGHT' }],
  ['GET /user/bids', list(bid)],
  ['GET /users/ME/bids', list(bid)],
  ['GET /bids', list(bid)],
  ['GET /user/bids/BID', one(bid)],
  ['GET /bids/BID', one(bid)],
  ['DELETE /user/bids', list(bid), { bid_id: 'BID' }],
  [
    'POST /pireps/prefile',
    one(pirep),
    {
      airline_id: 1,
      aircraft_id: 'TAIL',
      flight_number: '900',
      dpt_airport_id: 'LEMD',
      arr_airport_id: 'LEBL',
      source_name: 'pxp 1.0',
      zfw: 120_000.5,
      level: 330,
      fields: { Red: 'IVAO', Puerta: 7 },
    },
  ],
  ...['PUT', 'POST', 'PATCH'].flatMap((method): [string, WireType, object][] => [
    [`${method} /pireps/PIREP`, one(pirep), { status: 'TXI', distance: 0.5, zfw: '1000.4' }],
    [`${method} /pireps/PIREP/update`, one(pirep), { fuel_used: 12.5, landing_rate: -182.4 }],
  ]),
  [
    'POST /pireps/PIREP/acars/position',
    counted,
    { positions: [{ lat: 40.5, lon: -3.5, gs: 12.5, altitude: 2000.4, heading: 77.7, log: 'Pushback' }] },
  ],
  [
    'POST /pireps/PIREP/acars/positions',
    counted,
    { positions: [{ id: 'p7', lat: 40.6, lon: -3.4, vs: 0.5 }] },
  ],
  ['POST /pireps/PIREP/acars/logs', counted, { logs: [{ log: 'Flaps 1' }] }],
  ['POST /pireps/PIREP/acars/events', counted, { events: [{ event: 'Gear up' }] }],
  ['POST /pireps/PIREP/comments', one(comment), { comment: 'Tranquilo' }],
  ['POST /pireps/PIREP/fields', one({ '*': 'string' }), { fields: { Pista: '36L' } }],
  ['POST /pireps/PIREP/route', counted, { route: [{ name: 'PINAR', order: 1, lat: 40.7, lon: -2.4 }] }],
  ['GET /pireps', list(pirep)],
  ['GET /user/pireps', list(pirep)],
  ['GET /users/ME/pireps', list(pirep)],
  ['GET /pireps/PIREP', one(pirep)],
  ['GET /pireps/PIREP/acars/position', one([acars])],
  ['GET /pireps/PIREP/comments', one([comment])],
  ['GET /pireps/PIREP/fields', one({ '*': 'string' })],
  [
    'GET /pireps/PIREP/route',
    one([{ name: 'string', order: 'int', lat: 'float', lon: 'float', nav_type: 'int?' }]),
  ],
  ['GET /pireps/PIREP/finances', one(['any'])],
  ['DELETE /pireps/PIREP/route', counted],
  ['GET /acars', list(pirepOf({ ...author, name_private: 'string' }))],
  ['GET /acars/geojson', one(collection)],
  [
    'GET /pireps/PIREP/acars/geojson',
    one({
      position: orNull(place),
      line: collection,
      points: collection,
      airports: { a: { icao: 'string', ...place }, d: { icao: 'string', ...place } },
    }),
  ],
  [
    'POST /pireps/PIREP/file',
    one(pirep),
    { distance: 268.4, flight_time: 66, fuel_used: 6300.5, landing_rate: 182.6 },
  ],
  ['PUT /pireps/PIREP/cancel', message, {}],
  ['DELETE /pireps/PIREP/cancel', message],
];

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
    for (const [call, type, sent] of ADDRESSES) {
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
    const told = ADDRESSES.map(([call]) => call.split('?')[0]!);
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
