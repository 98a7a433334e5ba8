import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ApiServer } from '#server/testing/api-server.ts';
import { startApi } from '#server/testing/api-server.ts';
import { testFlight } from '#server/testing/test-flight.ts';

const LBS = 1 / 0.45359237;
const unit = z.strictObject({ m: z.number(), km: z.number(), mi: z.number(), nmi: z.number() });
const mass = z.strictObject({ kg: z.number(), lbs: z.number() });
const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const aircraft = z.looseObject({
  id: z.int(),
  subfleet_id: z.int(),
  flight_time: z.int(),
  state: z.int(),
  mtow: mass,
  dow: mass,
});
const airport = z.looseObject({
  id: z.string().length(4),
  elevation: z.string().nullable(),
  fuel_jeta_cost: z.int().nullable(),
  hub: z.boolean(),
});
const subfleet = z.looseObject({
  id: z.int(),
  airline_id: z.int(),
  ground_handling_multiplier: z.int(),
  fares: z.array(z.unknown()),
  aircraft: z.array(aircraft),
});
const flight = z.looseObject({
  id: z.string().max(16),
  flight_number: z.int(),
  distance: unit,
  level: z.int(),
  flight_time: z.int(),
  days: z.int(),
  subfleets: z.array(subfleet),
});
const bid = z.strictObject({
  id: z.int(),
  user_id: z.int(),
  flight_id: z.string().max(16),
  aircraft_id: z.int(),
  created_at: instant,
  updated_at: instant,
  flight,
});
const pirep = z.looseObject({
  id: z.string().max(16),
  user_id: z.int(),
  aircraft_id: z.int(),
  flight_number: z.string(),
  route_leg: z.string().nullable(),
  distance: unit,
  planned_distance: unit,
  block_time: z.int(),
  flight_time: z.int(),
  block_fuel: mass,
  fuel_used: mass,
  state: z.int(),
  status: z.string(),
  submitted_at: instant.nullable(),
  created_at: instant,
  aircraft,
  dpt_airport: airport,
  user: z.looseObject({ id: z.int(), ident: z.string() }),
  comments: z.array(z.unknown()),
});

describe('the ACARS API of phpVMS 7', () => {
  let api: ApiServer;
  let keys: Record<'pilot' | 'other', string>;
  beforeAll(async () => {
    api = await startApi('postgres');
    const make = async (person: 'pilot' | 'other') => {
      const client = await api.signedIn(person);
      return (await client.post('/me/keys', { label: 'ACARS', scopes: ['acars:write'] })).body
        .secret as string;
    };
    keys = { pilot: await make('pilot'), other: await make('other') };
  });
  afterAll(() => api.close());
  beforeEach(() => api.pass(7200));

  async function ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = { 'X-API-Key': keys.pilot },
  ) {
    const response = await fetch(`${api.origin}/plataforma/acars/phpvms${path}`, {
      method,
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    // eslint-disable-next-line typescript/no-explicit-any
    return { status: response.status, headers: response.headers, body: JSON.parse(text) as any };
  }
  const order = (change: object = {}) => ({
    airline_id: 1,
    flight_number: '900',
    dpt_airport_id: 'LEMD',
    arr_airport_id: 'LEBL',
    source_name: 'cliente 1.0',
    ...change,
  });
  const aTail = async () => {
    const { body } = await ask('GET', '/api/user/fleet');
    return body.data
      .flatMap((one: { aircraft: { id: number; icao: string }[] }) => one.aircraft)
      .find(({ icao }: { icao: string }) => icao === 'A320').id as number;
  };
  const prefile = async (change: object = {}) => {
    const { status, body } = await ask(
      'POST',
      '/api/pireps/prefile',
      order({ aircraft_id: await aTail(), ...change }),
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return pirep.parse(body.data);
  };
  const positionsOf = (part: ReturnType<typeof testFlight>['points']) =>
    part.map((point) => ({
      id: `p${point.seq}`,
      lat: point.lat,
      lon: point.lon,
      altitude: point.altFt,
      altitude_agl: point.aglFt,
      heading: point.hdg,
      gs: point.gsKt,
      ias: point.iasKt,
      vs: point.vsFpm,
      fuel: (point.fuelKg ?? 0) * LBS,
      on_ground: point.onGround,
      gear_up: point.gear === 0,
      created_at: new Date(point.at).toISOString(),
      sim_time: '1999-01-01T00:00:00Z',
    }));

  it('says what it is to anybody, with both slashes and without redirects', async () => {
    for (const path of ['/api', '/api/', '/api/status', '/api/version/']) {
      const { status, body } = await ask('GET', path, undefined, {});
      expect([status, Object.keys(body)]).toEqual([200, ['name', 'version', 'php']]);
    }
    expect((await ask('GET', '/api/user/')).status).toBe(200);
  });

  it('takes the key in every form, and refuses wrong ones in its own shape without telling them', async () => {
    const forms: Record<string, string>[] = [
      { 'x-api-key': keys.pilot },
      { Authorization: keys.pilot },
      { Authorization: `Bearer ${keys.pilot}` },
    ];
    for (const headers of forms) expect((await ask('GET', '/api/user', undefined, headers)).status).toBe(200);
    const { status, body } = await ask('GET', '/api/user', undefined, { 'X-API-Key': 'va_wrong' });
    expect(status).toBe(401);
    expect(body).toEqual({
      error: { code: '401', http_code: 'Unauthorized', message: 'Invalid or missing API key' },
    });
    const reader = await api.signedIn('pilot');
    const { body: key } = await reader.post('/me/keys', { label: 'x', scopes: ['own:read'] });
    expect((await ask('GET', '/api/user', undefined, { 'X-API-Key': key.secret })).status).toBe(401);
  });

  it('answers lists and objects in the types of strict clients', async () => {
    const user = await ask('GET', '/api/user');
    z.looseObject({
      id: z.int(),
      ident: z.literal('PRB005'),
      rank_id: z.int(),
      flight_time: z.int(),
      subfleets: z.array(subfleet),
      airline: z.looseObject({ id: z.int() }),
    }).parse(user.body.data);
    const fleet = await ask('GET', '/api/user/fleet?page=1');
    z.array(subfleet).parse(fleet.body.data);
    expect(fleet.body.meta).toMatchObject({
      current_page: 1,
      last_page: 1,
      prev_page: null,
      next_page: null,
    });
    expect((await ask('GET', '/api/fleet?page=2&limit=1')).body.meta).toMatchObject({
      current_page: 2,
      last_page: 2,
      total: 2,
      from: 2,
      to: 2,
    });
    airport.parse((await ask('GET', '/api/airports/lemd')).body.data);
    expect((await ask('GET', '/api/airports/ZZZZ')).body.type).toContain('airport-not-found');
    const flights = await ask('GET', '/api/flights/search?dep_icao=LEMD&arr_icao=LEBL');
    const [first] = z.array(flight).parse(flights.body.data);
    expect(first!['dpt_airport_id']).toBe('LEMD');
    expect((await ask('GET', `/api/flights/${first!.id}`)).body.data.id).toBe(first!.id);
    const bare = await ask('GET', `/api/flights/${first!.id}/aircraft`);
    z.array(aircraft).min(1).parse(bare.body);
    expect((await ask('GET', '/api/flights/f999999')).status).toBe(404);
    expect((await ask('GET', '/api/nowhere')).status).toBe(404);
  });

  it('keeps bids: made once, listed, removed by a body in DELETE; other people’s are not found', async () => {
    const { body: found } = await ask('GET', '/api/flights/search?dep_icao=LEMD&arr_icao=EIDW');
    const { body: made, status } = await ask('POST', '/api/user/bids', { flight_id: found.data[0].id });
    expect(status, JSON.stringify(made)).toBe(200);
    const one = bid.parse(made.data);
    expect((await ask('PUT', '/api/user/bids', { flight_id: found.data[0].id })).body.data.id).toBe(one.id);
    expect((await ask('GET', '/api/user/bids')).body.data.map(({ id }: { id: number }) => id)).toEqual([
      one.id,
    ]);
    expect(
      (await ask('GET', `/api/user/bids/${one.id}`, undefined, { 'X-API-Key': keys.other })).status,
    ).toBe(404);
    expect(
      (await ask('DELETE', '/api/user/bids', { bid_id: one.id }, { 'X-API-Key': keys.other })).status,
    ).toBe(404);
    const gone = await ask('DELETE', '/api/user/bids', { bid_id: one.id });
    expect(gone.body.data).toEqual([]);
    expect((await ask('DELETE', '/api/user/bids')).status).toBe(404);
  });

  it('flies from prefile to filed report; the score is the server’s, whatever the client claims', async () => {
    const flown = testFlight(api);
    const begun = await prefile({
      block_fuel: 13_200,
      fields: { Red: 'VATSIM' },
      state: 2,
      score: 100,
      user_id: 1,
    });
    expect(begun).toMatchObject({
      state: 0,
      submitted_at: null,
      fields: { Red: 'VATSIM' },
      flight_number: '900',
    });
    expect(begun.block_fuel).toEqual({ kg: 5987.42, lbs: 13_200 });
    expect((await prefile({ block_fuel: '13200' })).id).toBe(begun.id);
    for (let from = 0; from < flown.points.length; from += 200) {
      const part = flown.points.slice(from, from + 200);
      api.pass((part.at(-1)!.at - api.now().getTime()) / 1000);
      const sent = { positions: positionsOf(part).toReversed() };
      for (const path of ['position', 'positions/']) {
        const { body, status } = await ask('POST', `/api/pireps/${begun.id}/acars/${path}`, sent);
        expect([status, body]).toEqual([
          200,
          { message: `${part.length} positions added`, attrs: [], count: part.length },
        ]);
      }
      api.pass(2);
    }
    await ask('POST', `/api/pireps/${begun.id}/acars/logs`, {
      logs: [{ log: 'Flaps set to 1', lat: 41, lon: 1 }],
    });
    await ask('POST', `/api/pireps/${begun.id}/acars/events`, { events: [{ event: 'Landing gear down' }] });
    const changed = await ask('PUT', `/api/pireps/${begun.id}`, {
      status: 'ENR',
      distance: 120,
      fuel_used: 3100,
      flight_time: 28,
      state: 2,
    });
    expect(changed.body.data).toMatchObject({ state: 0, status: 'ENR', flight_time: 28 });
    expect((await ask('GET', '/api/pireps?state=0')).body.data).toHaveLength(1);
    const track = await ask('GET', `/api/pireps/${begun.id}/acars/position`);
    expect(track.body.data).toHaveLength(flown.points.length);
    const { status, body } = await ask('POST', `/api/pireps/${begun.id}/file`, {
      distance: 268,
      flight_time: 66,
      fuel_used: 6300,
      landing_rate: 182,
      score: 12,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const filed = pirep.parse(body.data);
    expect(filed.submitted_at).not.toBeNull();
    expect(filed).toMatchObject({ status: 'ARR', landing_rate: -182 });
    expect([1, 2]).toContain(filed.state);
    expect(filed['score']).toBeGreaterThan(80);
    const again = await ask('POST', `/api/pireps/${begun.id}/file`, { distance: 268, flight_time: 66 });
    expect([again.status, again.body.type]).toEqual([400, 'https://phpvms.net/errors/pirep-error']);
    // Late batches are taken; the score stays.
    expect(
      (
        await ask('POST', `/api/pireps/${begun.id}/acars/position`, {
          positions: positionsOf(flown.points.slice(-3)),
        })
      ).status,
    ).toBe(200);
    expect((await ask('GET', `/api/pireps/${begun.id}`)).body.data.score).toBe(filed['score']);
    const row = await api.db.queries
      .selectFrom('report')
      .select(['client_score', 'planned_fuel_kg'])
      .where('code', '=', begun.id)
      .executeTakeFirstOrThrow();
    expect(row.client_score).toBe(12);
    expect(row.planned_fuel_kg).toBeCloseTo(5987.4, 1);
  });

  it('cancels with and without a body, tells a second cancel its state, and refuses positions afterwards', async () => {
    for (const [method, body] of [
      ['PUT', {}],
      ['DELETE', undefined],
    ] as const) {
      const { id } = await prefile();
      const { status, body: said } = await ask(method, `/api/pireps/${id}/cancel`, body);
      expect([status, said]).toEqual([200, { message: `PIREP ${id} cancelled`, attrs: [] }]);
      const twice = await ask(method, `/api/pireps/${id}/cancel`, body);
      expect([twice.status, twice.body.state, twice.body.type]).toEqual([
        400,
        3,
        'https://phpvms.net/errors/pirep-cancel-not-allowed',
      ]);
      const late = await ask('POST', `/api/pireps/${id}/acars/position`, {
        positions: [{ lat: 40, lon: -3 }],
      });
      expect([late.status, late.body.type]).toEqual([400, 'https://phpvms.net/errors/pirep-cancelled']);
      api.pass(60);
    }
  });

  it('keeps comments, fields and route', async () => {
    const { id } = await prefile();
    const comment = await ask('POST', `/api/pireps/${id}/comments`, { comment: 'Vuelo tranquilo' });
    expect([comment.status, comment.body.data.comment, comment.body.data.user.ident]).toEqual([
      201,
      'Vuelo tranquilo',
      'PRB005',
    ]);
    await ask('POST', `/api/pireps/${id}/fields`, { fields: { Red: 'IVAO' } });
    expect((await ask('GET', `/api/pireps/${id}/fields`)).body.data).toEqual({ Red: 'IVAO' });
    const route = { route: [{ name: 'PINAR', order: 1, lat: 40.7, lon: -2.4 }] };
    expect((await ask('POST', `/api/pireps/${id}/route`, route)).body.count).toBe(1);
    expect((await ask('GET', `/api/pireps/${id}/route`)).body.data[0].name).toBe('PINAR');
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('gives another pilot’s report to nobody, on every verb', async () => {
    const { id } = await prefile();
    const calls = [
      ['GET', ''],
      ['PUT', ''],
      ['POST', '/update'],
      ['POST', '/acars/position'],
      ['GET', '/acars/position'],
      ['POST', '/acars/logs'],
      ['POST', '/file'],
      ['PUT', '/cancel'],
      ['DELETE', '/cancel'],
      ['POST', '/comments'],
      ['POST', '/fields'],
      ['POST', '/route'],
    ];
    for (const [method, path] of calls) {
      const body =
        method === 'GET'
          ? undefined
          : { positions: [], logs: [], route: [], comment: 'x', distance: 1, flight_time: 1 };
      expect(
        (await ask(method!, `/api/pireps/${id}${path}`, body, { 'X-API-Key': keys.other })).status,
        path,
      ).toBe(404);
    }
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('answers nonsense in its own shape, and never with 5xx', async () => {
    const missing = await ask('POST', '/api/pireps/prefile', { airline_id: 1, aircraft_id: 'x' });
    expect([missing.status, missing.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect(missing.body).toMatchObject({
      type: 'https://phpvms.net/errors/validation-exception',
      error: { status: 400 },
    });
    const { id } = await prefile();
    const bodies = [
      '',
      '{',
      '[]',
      '"x"',
      '\u0000',
      { positions: 'x' },
      { positions: [{ lat: 'NaN', lon: 1 }] },
      { positions: [{ lat: 91, lon: 0 }] },
    ];
    for (const body of bodies) {
      const { status } = await ask('POST', `/api/pireps/${id}/acars/position`, body);
      expect(status, JSON.stringify(body)).toBe(400);
    }
    const odd = {
      positions: [
        { lat: 0, lon: 0 },
        { lat: 90, lon: -180, gs: 'Infinity', fuel: -5, altitude: 1e9, created_at: '2099-01-01T00:00:00Z' },
      ],
    };
    expect((await ask('POST', `/api/pireps/${id}/acars/position`, odd)).status).toBe(200);
    const early = await ask('POST', `/api/pireps/${id}/file`, { distance: 1, flight_time: 1 });
    expect([early.status, early.body.type]).toEqual([400, 'https://phpvms.net/errors/pirep-error']);
    expect((await ask('POST', `/api/pireps/${id}/file`, {})).body.errors.distance).toEqual(['required']);
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('limits what one key asks in a minute', async () => {
    const answers = await Promise.all(
      Array.from({ length: 125 }, () => ask('GET', '/api/airlines', undefined, { 'X-API-Key': keys.other })),
    );
    const over = answers.filter(({ status }) => status === 429);
    expect(over.length).toBeGreaterThan(0);
    expect(Number(over[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
