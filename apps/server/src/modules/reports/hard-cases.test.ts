import { beforeEach, expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { phpvmsClient, sendPositions } from '#server/testing/phpvms-client.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import {
  batchesOf,
  eventsOf,
  field,
  sendFlight,
  startBody,
  testFlight,
} from '#server/testing/test-flight.ts';

/** The airline of the tests, whose Focus Airport EIDW has been called EIDX for a while, as Tashkent is UTTT and UZTT. */
const { operations, scoring } = sampleAirline;
const dublin = operations.airports.get('EIDW')!;
const airline = {
  ...sampleAirline,
  operations: { ...operations, airports: new Map([...operations.airports, ['EIDX', dublin] as const]) },
  scoring: scoring && {
    ...scoring,
    fields: scoring.fields.map((known) => (known.icao === 'EIDW' ? { ...known, aliases: ['EIDX'] } : known)),
  },
};

describeEachDatabase('hard cases of flights', (kind) => {
  const api = apiForTests(kind, { airline });
  const pilot = signedInForTests(api, 'pilot');
  let flights = 0;
  // Flights of one pilot may not overlap.
  beforeEach(() => api.pass(7200));

  const start = (change: object = {}) =>
    pilot.post('/reports/start', startBody(`hard-${(flights += 1)}`, change));
  const begin = async (change: object = {}) => {
    const { status, body } = await start(change);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.code as string;
  };
  const reasons = async (code: string) => {
    const rows = await api.db.queries
      .selectFrom('points_entry')
      .innerJoin('report', 'report.id', 'points_entry.report_id')
      .select('points_entry.reason')
      .where('code', '=', code)
      .execute();
    return rows.map(({ reason }) => reason);
  };

  it('PL-35: the other code of an airport is the same airport, and its Focus bonus counts', async () => {
    const code = await begin({ flight: { depIcao: 'LEMD', arrIcao: 'EIDX', icaoType: 'A320' } });
    await sendFlight(pilot, api, code, testFlight(api, { to: field('EIDW') }));
    const { body } = await pilot.post(`/reports/${code}/submit`, {});
    expect(body).toMatchObject({ state: 'accepted', arrIcao: 'EIDW', diversion: false });
    expect(await reasons(code)).toContain('focus');
  });

  it('PL-35: over phpVMS too', async () => {
    const client = await phpvmsClient(api, 'other');
    const { id } = await client.prefile({ arr_airport_id: 'EIDX' });
    await sendPositions(api, client, id, testFlight(api, { to: field('EIDW') }));
    const filing = { distance: 800, flight_time: 120 };
    const { status, body } = await client.ask('POST', `/api/pireps/${id}/file`, filing);
    expect([status, body.data.arr_airport_id]).toEqual([200, 'EIDW']);
    const report = await api.db.queries
      .selectFrom('report')
      .select(['arr_icao', 'diversion'])
      .where('code', '=', id)
      .executeTakeFirstOrThrow();
    expect(report).toEqual({ arr_icao: 'EIDW', diversion: false });
  });

  it('two devices with one flight: each may send any part of it, both may file it, and it is one report', async () => {
    const order = startBody(`hard-${(flights += 1)}`);
    const [first, second] = await Promise.all([
      pilot.post('/reports/start', order),
      pilot.post('/reports/start', order),
    ]);
    const { code } = first.body;
    expect(second.body.code).toBe(code);
    const flight = testFlight(api);
    api.pass(7200);
    const batches = batchesOf(flight, 0, api.now());
    // One has the whole of it, the other what it has seen; both send at once.
    await Promise.all([
      ...batches.map((body) => pilot.post(`/reports/${code}/points`, body)),
      ...batches.slice(2).map((body) => pilot.post(`/reports/${code}/points`, body)),
    ]);
    await pilot.post(`/reports/${code}/events`, eventsOf(flight));
    const sent = await Promise.all([1, 2].map(() => pilot.post(`/reports/${code}/submit`, {})));
    expect(sent.map(({ status, body }) => [status, body.code, body.state])).toEqual(
      [1, 2].map(() => [200, code, 'accepted']),
    );
    const { points } = await api.db.queries
      .selectFrom('report_recording')
      .innerJoin('report', 'report.id', 'report_id')
      .select('points')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(points).toBe(flight.points.length);
    expect((await reasons(code)).filter((reason) => reason === 'base')).toHaveLength(1);
  });

  it('two devices that each record a flight: the second is refused meanwhile, and overlaps afterwards', async () => {
    const flight = testFlight(api);
    const code = await begin();
    const other = await start();
    expect([other.status, other.body.code, other.body.current.code]).toEqual([409, 'vuelo-abierto', code]);
    await sendFlight(pilot, api, code, flight);
    expect((await pilot.post(`/reports/${code}/submit`, {})).body.state).toBe('accepted');
    const again = await begin();
    for (const body of batchesOf(flight, 0, api.now())) await pilot.post(`/reports/${again}/points`, body);
    await pilot.post(`/reports/${again}/events`, eventsOf(flight));
    const { body } = await pilot.post(`/reports/${again}/submit`, {});
    expect(body.state).toBe('in_review');
    const { body: history } = await pilot.get(`/reports/${again}/history`);
    expect(history.at(-1).text).toContain(`Se solapa con el informe ${code}`);
  });

  it('a flight that returns to its origin counts from its take-off, as a diversion to where it began', async () => {
    const code = await begin();
    const flight = testFlight(api, { divertTo: field('LEMD') });
    await sendFlight(pilot, api, code, flight);
    const { body } = await pilot.post(`/reports/${code}/submit`, {});
    expect(body).toMatchObject({ state: 'accepted', depIcao: 'LEMD', arrIcao: 'LEMD', diversion: true });
    const whole = (flight.points.at(-1)!.at - flight.points[0]!.at) / 60_000;
    expect(body.blockMin).toBeGreaterThan(whole - 15);
    expect(body.blockMin).toBeLessThanOrEqual(Math.ceil(whole));
    expect(await reasons(code)).toContain('base');
  });

  it('a rejected take-off is no flight: it can be discarded, and the booking costs nothing', async () => {
    const code = await begin();
    const flight = testFlight(api);
    const airborne = flight.points.findIndex(({ onGround }) => onGround === false);
    await sendFlight(pilot, api, code, { points: flight.points.slice(0, airborne), events: [] });
    const refused = await pilot.post(`/reports/${code}/submit`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'faltan-horas']);
    const { body } = await pilot.post(`/reports/${code}/discard`, {});
    expect(body.state).toBe('voided');
    expect(await reasons(code)).toEqual([]);
  });

  it('leave ledgers, flights and recordings that agree', async () => {
    expect(await disagreements(api.db)).toEqual([]);
  });
});
