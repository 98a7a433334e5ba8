import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { phpvmsClient } from '#server/testing/phpvms-client.ts';
import { phpvmsForTests } from '#server/testing/recorders-for-tests.ts';

const unit = z.strictObject({ m: z.number(), km: z.number(), mi: z.number(), nmi: z.number() });
const mass = z.strictObject({ kg: z.number(), lbs: z.number() });
const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const text = z.string().min(1).nullable();

/** Schemas of a protocol's objects: the named fields in these types, and all the others there too. */
function withAll<S extends z.ZodRawShape>(names: string, shape: S) {
  return z
    .looseObject(shape)
    .refine(
      (value) => names.split(' ').every((name) => Object.hasOwn(value, name)),
      'a field of the protocol is missing',
    );
}

const airline = withAll('icao iata name country logo', { id: z.int() });
const airport = withAll('name location region country timezone notes iata', {
  id: z.string().length(4),
  icao: z.string().length(4),
  lat: z.number(),
  lon: z.number(),
  elevation: z.string().nullable(),
  hub: z.boolean(),
  ground_handling_cost: z.int().nullable(),
  fuel_100ll_cost: z.int().nullable(),
  fuel_jeta_cost: z.int().nullable(),
  fuel_mogas_cost: z.int().nullable(),
});
const aircraft = withAll(
  'airport_id hub_id icao iata name registration fin hex_code selcal ident simbrief_type',
  {
    id: z.int(),
    subfleet_id: z.int(),
    dow: mass,
    zfw: mass,
    mtow: mass,
    mlw: mass,
    fuel_onboard: mass,
    flight_time: z.int(),
    landing_time: instant.nullable(),
    status: z.enum(['A', 'M', 'S', 'R', 'C', 'W']),
    state: z.int(),
  },
);
const subfleet = withAll('hub_id type name simbrief_type fuel_type', {
  id: z.int(),
  airline_id: z.int(),
  cost_block_hour: z.null(),
  ground_handling_multiplier: z.int(),
  fares: z.array(z.unknown()),
  aircraft: z.array(aircraft),
});
const flight = withAll(
  'ident callsign dpt_airport_id arr_airport_id alt_airport_id flight_type route notes simbrief',
  {
    id: z.string().max(16),
    airline_id: z.int(),
    flight_number: z.int(),
    route_code: text,
    route_leg: text,
    dpt_time: z.string(),
    arr_time: z.string(),
    days: z.int(),
    level: z.int(),
    distance: unit,
    flight_time: z.int(),
    load_factor: z.number(),
    active: z.boolean(),
    visible: z.boolean(),
    airline,
    subfleets: z.array(subfleet),
    fields: z.record(z.string(), z.string()),
  },
);
const bid = z.strictObject({
  id: z.int(),
  user_id: z.int(),
  flight_id: z.string().max(16),
  aircraft_id: z.int(),
  created_at: instant,
  updated_at: instant,
  flight,
});
const user = withAll(
  'name name_private avatar vatsim_id ivao_id discord_id home_airport curr_airport last_pirep_id timezone',
  {
    id: z.int(),
    pilot_id: z.int(),
    ident: z.literal('PRB005'),
    rank_id: z.int(),
    flights: z.int(),
    flight_time: z.int(),
    transfer_time: z.int(),
    total_time: z.int(),
    state: z.int(),
    airline,
    bids: z.array(bid),
    rank: z.looseObject({ name: z.string() }),
    subfleets: z.array(subfleet),
  },
);
const pirep = withAll(
  'ident dpt_airport_id arr_airport_id alt_airport_id route notes source_name flight_type status_text simbrief',
  {
    id: z.string().max(16),
    user_id: z.int(),
    airline_id: z.int(),
    aircraft_id: z.int(),
    event_id: z.null(),
    flight_number: z.string(),
    route_code: text,
    route_leg: text,
    flight_id: text,
    level: z.number(),
    distance: unit,
    planned_distance: unit,
    block_time: z.int(),
    flight_time: z.int(),
    planned_flight_time: z.int().nullable(),
    zfw: z.number().nullable(),
    block_fuel: mass,
    fuel_used: mass,
    landing_rate: z.number().nullable(),
    score: z.int().nullable(),
    source: z.int(),
    state: z.int(),
    status: z.string(),
    phase: z.string(),
    block_off_time: instant.nullable(),
    block_on_time: instant.nullable(),
    submitted_at: instant.nullable(),
    created_at: instant,
    updated_at: instant,
    aircraft,
    airline,
    dpt_airport: airport,
    arr_airport: airport,
    position: z.unknown(),
    comments: z.array(z.unknown()),
    user: z.looseObject({ id: z.int(), ident: z.string() }),
    flight: flight.nullable(),
    fields: z.record(z.string(), z.string()),
  },
);
const acars = withAll('pirep_id name status log heading altitude_agl vs ias transponder fuel_flow', {
  id: z.string().max(16),
  type: z.int(),
  order: z.int(),
  lat: z.number(),
  lon: z.number(),
  distance: unit,
  altitude: z.int().nullable(),
  altitude_msl: z.int().nullable(),
  gs: z.int().nullable(),
  fuel: mass,
  sim_time: instant,
  created_at: instant,
});

describeOneDatabase('objects of the ACARS API of phpVMS 7', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const { ask } = client;
  const data = async (path: string) => (await ask('GET', path)).body.data as unknown;

  // Every row that a client breaks without, one by one.
  it.each<[string, z.ZodType, string]>([
    ['the pilot has every field', user, '/api/user'],
    ['ids of airlines are whole numbers', z.array(airline), '/api/airlines'],
    ['ids of subfleets and aircraft are whole numbers, masses objects', z.array(subfleet), '/api/user/fleet'],
    ['elevation is a text, costs of an airport whole numbers, or null', airport, '/api/airports/lemd'],
    ['the list of airports has the same', z.array(airport), '/api/airports'],
    ['a flight’s number is a whole number, its distance an object', z.array(flight), '/api/flights'],
  ])('%s', async (_, schema, path) => {
    expect(schema.safeParse(await data(path)).error).toBeUndefined();
  });

  it('the aircraft of a flight are a bare list without «data»', async () => {
    const [first] = z.array(flight).parse(await data('/api/flights/search?dep_icao=LEMD&arr_icao=LEBL'));
    expect(first!['dpt_airport_id']).toBe('LEMD');
    expect(await data(`/api/flights/${first!.id}`)).toMatchObject({ id: first!.id });
    const { body } = await ask('GET', `/api/flights/${first!.id}/aircraft`);
    z.array(aircraft).min(1).parse(body);
  });

  it('of them only those that nobody flies now are listed', async () => {
    const [first] = z.array(flight).parse(await data('/api/flights/search?dep_icao=LEMD&arr_icao=LEBL'));
    const listed = async () =>
      z
        .array(aircraft)
        .parse((await ask('GET', `/api/flights/${first!.id}/aircraft`)).body)
        .map(({ id }) => id);
    const [tail] = await listed();
    const begun = await client.prefile({ aircraft_id: tail });
    expect(begun['aircraft_id']).toBe(tail);
    expect(await listed()).not.toContain(tail);
    expect(await data(`/api/fleet/aircraft/${tail}`)).toMatchObject({ id: tail, state: 1 });
    await ask('PUT', `/api/pireps/${begun['id']}/cancel`);
    expect(await listed()).toContain(tail);
    expect(await data(`/api/fleet/aircraft/${tail}`)).toMatchObject({ state: 0 });
  });

  it('an aircraft is in use from the start of its flight, in the air while it is, and parked after it', async () => {
    const { id, aircraft_id: tail } = await client.prefile();
    const stateOf = async () =>
      z.looseObject({ state: z.int() }).parse(await data(`/api/fleet/aircraft/${tail}`)).state;
    const tell = (position: object) => {
      api.pass(60);
      return ask('POST', `/api/pireps/${id}/acars/position`, {
        positions: [{ lat: 40.5, lon: -3.5, ...position }],
      });
    };
    expect(await stateOf()).toBe(1);
    await tell({ status: 'TXI', gs: 15 });
    expect(await stateOf()).toBe(1);
    for (const status of ['ICL', 'ENR', 'APR', 'LDG']) {
      await tell({ status, altitude: 5000, altitude_agl: 3000, gs: 250, on_ground: false });
      expect(await stateOf(), status).toBe(2);
    }
    const fleet = z.array(subfleet).parse(await data('/api/user/fleet'));
    const states = fleet.flatMap((one) => one.aircraft).map((one) => [one.id === tail, one.state]);
    expect(states.filter(([mine, state]) => mine || state === 2)).toEqual([[true, 2]]);
    await tell({ status: 'LAN', altitude: 2000, altitude_agl: 0, gs: 40, on_ground: true });
    expect(await stateOf()).toBe(1);
    await ask('PUT', `/api/pireps/${id}/cancel`);
    expect(await stateOf()).toBe(0);
  });

  it('«last_page» ends a client’s loop', async () => {
    const pages = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { body } = await ask('GET', `/api/fleet?page=${page}&limit=1`);
      last = body.meta.last_page;
      expect(body.meta.path).toMatch(/^http:\/\/localhost:\d+\/plataforma\/acars\/phpvms\/api\/fleet$/);
      pages.push([body.meta.current_page, body.data.length, body.meta.prev_page === null]);
    }
    const { meta: first } = (await ask('GET', '/api/fleet?limit=1')).body;
    expect(first.prev_page).toBeNull();
    const next = await fetch(first.next_page, { headers: { 'X-API-Key': client.key } });
    expect((await next.json()).meta).toMatchObject({ current_page: 2, per_page: 1, next_page: null });
    expect(pages).toEqual([
      [1, 1, true],
      [2, 1, false],
    ]);
    const { meta, links } = (await ask('GET', '/api/fleet')).body;
    expect(Object.keys(links)).toEqual(['first', 'last', 'prev', 'next']);
    expect(meta).toMatchObject({ from: 1, to: 2, total: 2, prev_page: null, next_page: null });
  });

  it('a report’s number is a text, «submitted_at» null until it is filed, zero and unknown are objects', async () => {
    const begun = pirep.parse(await client.prefile());
    expect(begun).toMatchObject({ submitted_at: null, flight_number: '900', route_leg: null });
    expect(begun.distance).toEqual({ m: 0, km: 0, mi: 0, nmi: 0 });
    expect(begun.fuel_used).toEqual({ kg: 0, lbs: 0 });
    await ask('POST', `/api/pireps/${begun.id}/acars/position`, {
      positions: [{ lat: 40.5, lon: -3.5, gs: 12.5 }],
    });
    z.array(acars)
      .length(1)
      .parse(await data(`/api/pireps/${begun.id}/acars/position`));
    // Named ones come back under their names, each once however often it was sent.
    const named = ['k3J9sD0fLq2WzX7b', '7', '«ñ» 1'].map((id, i) => ({ id, lat: 40.6 + i, lon: -3.5 }));
    for (const positions of [named, named.slice(1)]) {
      api.pass(60);
      await ask('POST', `/api/pireps/${begun.id}/acars/position`, { positions });
    }
    const track = z.array(acars).parse(await data(`/api/pireps/${begun.id}/acars/position`));
    expect(track.map(({ id, lat }) => [id, lat]).slice(1)).toEqual(named.map(({ id, lat }) => [id, lat]));
    z.array(pirep)
      .length(1)
      .parse(await data('/api/pireps'));
    await ask('PUT', `/api/pireps/${begun.id}/cancel`);
  });

  it('ids of aircraft and airlines come as numbers or as digits', async () => {
    const { aircraft_id: tail } = await client.prefile({ airline_id: '1' });
    api.pass(700);
    await ask(
      'PUT',
      `/api/pireps/${(await client.ask('GET', '/api/pireps?state=0')).body.data[0].id}/cancel`,
    );
    const again = await client.prefile({ airline_id: '1', aircraft_id: String(tail), flight_number: 901 });
    expect(again).toMatchObject({ aircraft_id: tail, flight_number: '901' });
    await ask('PUT', `/api/pireps/${again.id}/cancel`);
  });

  it('bids: made once, listed, removed by a body in DELETE; other people’s are not found', async () => {
    const other = await phpvmsClient(api, 'other');
    const [found] = z.array(flight).parse(await data('/api/flights/search?dep_icao=LEMD&arr_icao=EIDW'));
    const { body: made, status } = await ask('POST', '/api/user/bids', { flight_id: found!.id });
    expect(status, JSON.stringify(made)).toBe(200);
    const one = bid.parse(made.data);
    expect((await ask('PUT', '/api/user/bids', { flight_id: found!.id })).body.data.id).toBe(one.id);
    expect(z.array(bid).parse(await data('/api/user/bids'))).toHaveLength(1);
    expect((await other.ask('GET', `/api/user/bids/${one.id}`)).status).toBe(404);
    expect((await other.ask('DELETE', '/api/user/bids', { bid_id: one.id })).status).toBe(404);
    expect((await ask('DELETE', '/api/user/bids', { bid_id: one.id })).body.data).toEqual([]);
    expect((await ask('DELETE', '/api/user/bids')).status).toBe(404);
  });
});
