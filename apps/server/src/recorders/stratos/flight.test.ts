import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { KG_PER_LB } from '@va/domain/quantities.ts';
import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { phpvmsForTests, smartcarsForTests, stratosForTests } from '#server/testing/recorders-for-tests.ts';
import { base64 } from '#server/testing/smartcars-client.ts';
import { STRATOS_REPORT, stratosFlights, stratosUpdates } from '#server/testing/stratos-client.ts';
import { testFlight } from '#server/testing/test-flight.ts';

const itemSchema = z.strictObject({
  id: z.string().max(16),
  date: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  dep_icao: z.string(),
  arr_icao: z.string(),
  callsign: z.string(),
  aircraft_icao: z.string(),
  aircraft_reg: z.string(),
  duration_min: z.number(),
  distance_nm: z.number(),
  landing_rate_fpm: z.number(),
  status: z.enum(['accepted', 'pending', 'rejected']),
});
const pageSchema = z.strictObject({
  items: z.array(itemSchema),
  total: z.int(),
  limit: z.int(),
  offset: z.int(),
});
const { flight_data: EVENTS } = STRATOS_REPORT;
const PLACE = { latitude: 40.47, longitude: -3.56, altitude: 2000, heading: 143, ground_speed: 0 };

describeEachDatabase('a flight with Stratos', (kind) => {
  const api = apiForTests(kind);
  const ask = stratosForTests(api, 'PRB005');
  const other = stratosForTests(api, 'PRB006');
  const smartcars = smartcarsForTests(api, 'PRB005');
  const phpvms = phpvmsForTests(api, 'pilot');
  // Flights of one pilot may not overlap.
  beforeEach(() => api.pass(7200));

  const { book, start } = stratosFlights(ask, smartcars, api);
  const fly = async (
    flight: SimulatedFlight,
    common: object,
    change: (body: object) => object = (b) => b,
  ) => {
    for (const { at, body } of stratosUpdates(flight, common)) {
      api.pass(Math.max(0, (at - api.now().getTime()) / 1000));
      const { status, text } = await ask('POST', '/flights/update', change(body));
      expect([status, text]).toEqual([200, '']);
    }
  };
  const complete = (ids: object, change: object = {}) =>
    ask('POST', '/flights/complete', { ...ids, ...STRATOS_REPORT, ...change });
  const rowOf = (code: string) =>
    api.db.queries.selectFrom('report').selectAll().where('code', '=', code).executeTakeFirstOrThrow();

  // The second client takes kilograms for pounds: marked, and not corrected in silence.
  it.each([
    ['tracking_id, flight_data', 'tracking_id', { flight_data: EVENTS }, 6300, []],
    [
      'uuid, flight_log',
      'uuid',
      { flight_data: undefined, flight_log: base64(JSON.stringify(EVENTS)) },
      900,
      ['V-16'],
    ],
  ])('goes from start to report by %s', async (_, name, data, fuel_used, marks) => {
    const bid_id = await book();
    const [booking] = (await ask('GET', '/flights/bookings')).body;
    expect(booking).toMatchObject({ bid_id, number: '900', route: ['PINAR', 'CJN'] });
    const tracking_id = await start(bid_id);
    expect(await start(bid_id)).toBe(tracking_id);
    const ids = { [name]: tracking_id };
    await fly(testFlight(api), ids);
    const told = { ...data, fuel_used, score: 100, state: 2 };
    const { status, body } = await complete(ids, told);
    expect([status, body]).toEqual([
      200,
      {
        pirep_id: tracking_id,
        flight_number: 'PRB900',
        route: 'LEMD - LEBL',
        aircraft: expect.any(String),
        aircraft_icao: 'A320',
        registration: 'EC-AAA',
        airline: expect.any(String),
        airline_icao: 'PRB',
      },
    ]);
    // The booking is gone, the same again is the same report, and what comes later stops the client.
    expect((await ask('GET', '/flights/bookings')).body).toEqual([]);
    expect((await complete(ids, told)).body).toEqual(body);
    const late = await ask('POST', '/flights/update', { ...ids, ...PLACE });
    expect([late.status, late.body]).toEqual([
      409,
      { error: expect.any(String), state: 3, pirep_id: tracking_id },
    ]);
    expect((await ask('POST', '/flights/start', { bid_id })).status).toBe(409);

    const report = await rowOf(tracking_id);
    expect([report.client, report.source, report.comment]).toEqual(['Stratos', 'acars', 'Vuelo tranquilo']);
    expect([report.touchdown_fpm, report.takeoff, report.landing]).toEqual([
      -182,
      expect.any(Date),
      expect.any(Date),
    ]);
    expect(report.fuel_off_kg).toBeCloseTo(13_200 * KG_PER_LB, 1);
    expect(report.score).not.toBe(10);
    const flags = await api.db.queries
      .selectFrom('report_flag')
      .select('code')
      .where('report_id', '=', report.id)
      .where('blocking', '=', false)
      .execute();
    expect(flags.map(({ code }) => code).filter((code) => code === 'V-16')).toEqual(marks);
    // Other programs of the pilot read it as one of theirs.
    const { body: details } = await smartcars('GET', `/pireps/details?id=${tracking_id}`);
    expect(details.flightData.map(({ message }: { message: string }) => message)).toEqual([
      'Pushback',
      'Landed',
    ]);
    const shown = (await phpvms.ask('GET', `/api/pireps/${tracking_id}`)).body.data;
    expect(shown).toMatchObject({ fields: { Red: 'VATSIM' }, route: 'PINAR UN870 CJN' });
  });

  it('is found in the logbook', async () => {
    const read = async (query = '') => pageSchema.parse((await ask('GET', `/pireps${query}`)).body);
    const all = await read();
    expect(all).toMatchObject({ total: 2, limit: 25, offset: 0 });
    const dates = all.items.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(all.items[0]).toMatchObject({
      callsign: 'PRB900',
      aircraft_reg: 'EC-AAA',
      landing_rate_fpm: -182,
    });
    expect(all.items[0]!.duration_min).toBeGreaterThan(45);
    expect(await read('?limit=1&offset=1')).toMatchObject({
      items: [all.items[1]],
      total: 2,
      limit: 1,
      offset: 1,
    });
    expect((await read('?sort=date&order=asc')).items).toEqual(all.items.toReversed());
    expect((await read('?q=lebl&status=pending')).total).toBe(2);
    expect((await read('?q=zzzz')).total).toBe(0);
    expect((await read('?status=accepted')).total).toBe(0);
    expect(await read('?limit=9999&offset=x&sort=x')).toMatchObject({ total: 2, limit: 100, offset: 0 });
    expect((await ask('GET', '/pilot/statistics')).body).toMatchObject({
      pireps_filed: '2',
      average_landing_rate: -182,
    });
    expect((await other('GET', '/pireps')).body).toEqual({ items: [], total: 0, limit: 25, offset: 0 });
  });

  it('ends its block when it says that it has arrived', async () => {
    const bid_id = await book();
    const tracking_id = await start(bid_id);
    const { points, events } = testFlight(api);
    const last = points.at(-1)!;
    const withoutBrake = points.map((point) => ({ ...point, flags: null }));
    await fly({ points: withoutBrake, events }, { tracking_id }, (body) =>
      api.now().getTime() >= last.at ? { ...body, phase: 'arrived' } : body,
    );
    const arrived = api.now().getTime();
    for (let minute = 0; minute < 15; minute += 1) {
      api.pass(60);
      const place = { tracking_id, latitude: last.lat, longitude: last.lon, altitude: 100, ground_speed: 0 };
      await ask('POST', '/flights/update', { ...place, phase: 'deboarding' });
    }
    expect((await complete({ tracking_id })).status).toBe(200);
    expect((await rowOf(tracking_id)).on_block!.getTime()).toBe(arrived);
  });

  it('is kept where what is told of it makes no sense', async () => {
    const tracking_id = await start(await book());
    await fly(testFlight(api), { tracking_id }, (body) => ({
      ...body,
      heading: 'NaN',
      distance_remaining: {},
    }));
    const odd = { landing_rate: 'NaN', fuel_used: {}, flight_time: '1:06', block_fuel: -5, route: {} };
    const { status, body } = await complete(
      { tracking_id },
      { ...odd, comments: 5, flight_data: 'x', additional_fields: ['a'] },
    );
    expect([status, body.pirep_id]).toEqual([200, tracking_id]);
    const { touchdown_fpm, fuel_off_kg, fuel_on_kg, block_min } = await rowOf(tracking_id);
    expect([touchdown_fpm, fuel_off_kg, fuel_on_kg]).toEqual([null, null, null]);
    expect(block_min).toBeGreaterThan(45);
  });

  it('begins with its first update where no start came, by its booking', async () => {
    const bid_id = await book();
    const { status } = await ask('POST', '/flights/update', { bid_id, ...PLACE, phase: 'boarding' });
    expect(status).toBe(200);
    const tracking_id = await start(bid_id);
    expect(await rowOf(tracking_id)).toMatchObject({ state: 'in_progress', client: 'Stratos' });
    await ask('POST', '/flights/cancel', {});
    expect((await rowOf(tracking_id)).state).toBe('voided');
    // It never moved: its booking waits on.
    await ask('POST', '/flights/unbook', { bid_id });
  });

  it.each([
    ['boarding', 'boarding'],
    ['push_back', 'pushback'],
    ['TAXI', 'taxi'],
    ['rejected_take_off', 'taxi'],
    ['take_off', 'takeoff'],
    ['climb', 'climb'],
    ['cruise', 'cruise'],
    ['descent', 'descent'],
    ['go_around', 'approach'],
    ['final', 'approach'],
    ['landed', 'landed'],
    ['taxi_in', 'landed'],
    ['arrived', 'on_block'],
    ['deboarding', 'on_block'],
    ['hovering', 'boarding'],
  ])('shows «%s» on the map as %s, and what it does not know as before', async (phase, shown) => {
    const bid_id = await book();
    const tracking_id = await start(bid_id);
    await ask('POST', '/flights/update', { tracking_id, ...PLACE, phase: 'boarding' });
    api.pass(15);
    const { status } = await ask('POST', '/flights/update', { tracking_id, ...PLACE, phase });
    expect(status).toBe(200);
    const live = await api.db.queries
      .selectFrom('live_position')
      .innerJoin('report', 'report.id', 'live_position.report_id')
      .select(['phase', 'gs_kt', 'alt_ft'])
      .where('code', '=', tracking_id)
      .executeTakeFirstOrThrow();
    expect(live).toEqual({ phase: shown, gs_kt: 0, alt_ft: 2000 });
    await ask('POST', '/flights/cancel', { tracking_id });
    await ask('POST', '/flights/unbook', { bid_id });
  });
});
