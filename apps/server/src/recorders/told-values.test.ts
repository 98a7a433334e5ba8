import { beforeEach, expect, it } from 'vitest';
import { KG_PER_LB } from '@va/domain/quantities.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { positionsOf } from '#server/testing/phpvms-client.ts';
import { phpvmsForTests, smartcarsForTests } from '#server/testing/recorders-for-tests.ts';
import { updatesOf } from '#server/testing/smartcars-client.ts';
import { batchesOf, eventsOf, startBody, testFlight } from '#server/testing/test-flight.ts';

const EVERY_S = 30;

describeOneDatabase('what a recorder tells of its flight', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const { ask } = client;
  const smartcars = smartcarsForTests(api, 'PRB005');
  const pilot = signedInForTests(api, 'pilot');
  beforeEach(() => api.pass(7200));

  const pass = (to: number) => api.pass(Math.max(0, (to - api.now().getTime()) / 1000));
  const thinned = () => {
    const { points } = testFlight(api);
    const first = points[0]!.at;
    return points.filter(({ at }, i) => (at - first) % (EVERY_S * 1000) === 0 || i === points.length - 1);
  };
  const rowOf = (code: string) =>
    api.db.queries.selectFrom('report').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  const scoreOf = async (code: string) => (await pilot.get(`/reports/${code}/score`)).body;
  const itemOf = async (code: string, rule: string) =>
    (await scoreOf(code)).items.find((item: { rule: string }) => item.rule === rule);

  /** Flies over phpVMS, and files with what the client claims. */
  async function flyPhpvms(
    prefile: object,
    claims: object,
    tell: (points: ReturnType<typeof thinned>) => object[] = positionsOf,
  ) {
    const { id } = await client.prefile(prefile);
    const points = thinned();
    for (let from = 0; from < points.length; from += 40) {
      const part = points.slice(from, from + 40);
      pass(part.at(-1)!.at);
      await ask('POST', `/api/pireps/${id}/acars/position`, { positions: tell(part) });
    }
    const filed = await ask('POST', `/api/pireps/${id}/file`, { distance: 1, flight_time: 1, ...claims });
    expect(filed.status, filed.text).toBe(200);
    return { id: id as string, points, filed: filed.body.data, row: await rowOf(id) };
  }

  it('counts nothing where its positions tell: times, distance and fuel are those', async () => {
    const { points, filed, row } = await flyPhpvms(
      { block_fuel: 13_200, planned_flight_time: 83 },
      {
        distance: 9999,
        flight_time: 999,
        block_time: 1999,
        block_fuel: 90_000,
        fuel_used: 80_000,
        block_off_time: '2020-01-01T00:00:00Z',
        block_on_time: '2020-01-02T00:00:00Z',
        submitted_at: '2020-01-02T00:00:00Z',
      },
    );
    const last = points.at(-1)!;
    expect(row.on_block!.getTime()).toBe(last.at);
    expect(row.block_min).toBe(Math.round((last.at - row.off_block!.getTime()) / 60_000));
    expect([filed.flight_time, filed.block_time]).toEqual([row.block_min, row.block_min]);
    expect(row.distance_nm).toBeLessThan(400);
    expect(row.fuel_off_kg).toBeLessThan(10_000);
    expect(row.fuel_on_kg).toBe(last.fuelKg);
    expect(filed.block_fuel.kg).toBeCloseTo(row.fuel_off_kg!, 1);
    expect(filed.fuel_used.kg).toBeCloseTo(row.fuel_off_kg! - row.fuel_on_kg!, 1);
    expect([row.planned_block_min, Math.round(row.planned_fuel_kg!)]).toEqual([
      83,
      Math.round(13_200 * KG_PER_LB),
    ]);
  });

  it('is altitude alone, and the airports lie at their heights: it takes off and lands when it did', async () => {
    const { row, points } = await flyPhpvms({}, {}, (part) =>
      positionsOf(part).map(({ id, lat, lon, altitude, created_at }) => ({
        id,
        lat,
        lon,
        altitude,
        created_at,
      })),
    );
    const flown = points.filter(({ onGround }) => onGround === false).map(({ at }) => at);
    for (const [told, flew] of [
      [row.takeoff, flown[0]],
      [row.landing, flown.at(-1)],
    ] as const)
      expect(Math.abs(told!.getTime() - flew!)).toBeLessThanOrEqual(2 * EVERY_S * 1000);
    expect(row.arr_icao).toBe('LEBL');
  });

  it('is no plan where it can’t be one, and no rate of a landing either', async () => {
    const { id, row } = await flyPhpvms(
      { block_fuel: -5, planned_flight_time: 5000 },
      { landing_rate: -25_000, block_fuel: 900_000 },
    );
    expect([row.planned_fuel_kg, row.touchdown_fpm]).toEqual([null, null]);
    // That of the booking.
    expect(row.planned_block_min).toBeLessThan(200);
    expect(await itemOf(id, 'S-20')).toMatchObject({ status: 'not_applicable' });
  });

  it('is the rate of a landing that nothing else measured: kept, and named as not measured, for no tenths', async () => {
    const { id, row } = await flyPhpvms({}, { landing_rate: 1500 });
    expect(row.touchdown_fpm).toBe(-1500);
    expect(await itemOf(id, 'S-14')).toMatchObject({
      status: 'no_data',
      deduction: 0,
      observed: 'La toma no se midió a 5 Hz y con su valor registrado',
    });
    expect((await scoreOf(id)).flags.map(({ code }: { code: string }) => code)).not.toContain('V-10');
  });

  it('costs no flight of smartCARS where it makes no sense', async () => {
    const { body: aircraft } = await smartcars('GET', '/data/aircraft');
    const departureTime = new Date(api.now().getTime() + 600_000).toISOString().slice(11, 16);
    const charter = { departure: 'LEMD', arrival: 'LEBL', aircraft: aircraft[0].id, departureTime };
    const { bidID } = (await smartcars('POST', '/flights/charter', charter)).body;
    const { trackingID: uuid } = (await smartcars('POST', '/flights/start', { bidID })).body;
    for (const { at, body } of updatesOf(testFlight(api), { bidID, uuid }, 60)) {
      pass(at);
      await smartcars('POST', '/flights/update', body);
    }
    const odd = { flightTime: '1:06', landingRate: 'NaN', fuelUsed: {}, remainingLoad: '', comments: 5 };
    const { status, body } = await smartcars('POST', '/flights/complete', { bidID, uuid, ...odd });
    expect([status, body]).toEqual([200, { pirepID: uuid }]);
    const { touchdown_fpm, fuel_on_kg, block_min } = await rowOf(uuid);
    expect([touchdown_fpm, fuel_on_kg]).toEqual([null, null]);
    expect(block_min).toBeGreaterThan(45);
  });

  it('is no plan of the own API where its fuel is 0', async () => {
    const flight = testFlight(api);
    const { body } = await pilot.post('/reports/start', startBody('no-plan', { plannedFuelKg: 0 }));
    const sentAt = new Date(flight.points.at(-1)!.at + 1000);
    pass(sentAt.getTime());
    for (const batch of batchesOf(flight, 0, sentAt)) await pilot.post(`/reports/${body.code}/points`, batch);
    await pilot.post(`/reports/${body.code}/events`, eventsOf(flight));
    const filed = await pilot.post(`/reports/${body.code}/submit`, {});
    expect(filed.status).toBe(200);
    expect(await itemOf(body.code, 'S-20')).toMatchObject({ status: 'not_applicable', deduction: 0 });
  });
});
