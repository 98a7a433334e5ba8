import { beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { phpvmsForTests, smartcarsForTests } from '#server/testing/recorders-for-tests.ts';
import { updatesOf } from '#server/testing/smartcars-client.ts';
import { testFlight } from '#server/testing/test-flight.ts';

describeOneDatabase('a flight in no timetable, as recorders see it', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const { ask } = client;
  const smartcars = smartcarsForTests(api, 'PRB005');
  beforeEach(() => api.pass(7200));
  const book = async (change: object = {}) => {
    const [tail] = (await smartcars('GET', '/data/aircraft')).body as { id: number }[];
    const departureTime = new Date(api.now().getTime() + 600_000).toISOString().slice(11, 16);
    const wish = { departure: 'LEMD', arrival: 'LEBL', aircraft: tail!.id, departureTime, ...change };
    const { status, body, text } = await smartcars('POST', '/flights/charter', wish);
    expect(status, text).toBe(200);
    return body.bidID as number;
  };

  it('keeps the number, route, level and cargo that its pilot planned', async () => {
    const bidID = await book({
      number: 'PRB900',
      route: ['pinar', 'UN870', '', 4],
      cruise: 35_000,
      type: 'C',
    });
    const [booking] = (await smartcars('GET', '/flights/bookings')).body;
    const plan = {
      number: '900',
      code: 'PRB',
      route: ['PINAR', 'UN870', '4'],
      flightLevel: 35_000,
      type: 'C',
    };
    expect(booking).toMatchObject({ bidID, ...plan });
    const [{ flight }] = (await ask('GET', '/api/user/bids')).body.data;
    const told = {
      flight_number: 900,
      ident: 'PRB900',
      route: 'PINAR UN870 4',
      level: 350,
      flight_type: 'H',
    };
    expect(flight).toMatchObject(told);
    const { body } = await smartcars('POST', '/flights/start', { bidID });
    expect((await ask('GET', `/api/pireps/${body.trackingID}`)).body.data).toMatchObject({
      flight_number: '900',
      route: 'PINAR UN870 4',
      level: 350,
      flight_type: 'H',
    });
    await ask('PUT', `/api/pireps/${body.trackingID}/cancel`);
    // Thrown away at the stand, it is reserved as before.
    expect((await smartcars('GET', '/flights/bookings')).body).toMatchObject([{ bidID }]);
    await smartcars('POST', '/flights/unbook', { bidID });
  });

  it.each([
    ['nonsense', { number: 'PRB0', route: 'PINAR', cruise: -1, type: 'X' }],
    ['more than can be', { number: '12345', route: ['x'.repeat(3000), 'a b', 'ñ', '😀'], cruise: 900_000 }],
    ['nothing', {}],
  ])('is booked without a plan where it tells %s', async (_, plan) => {
    const bidID = await book(plan);
    const [booking] = (await smartcars('GET', '/flights/bookings')).body;
    expect(booking).toMatchObject({ bidID, number: '', route: null, flightLevel: 0, type: 'P' });
    await smartcars('POST', '/flights/unbook', { bidID });
  });

  it('is asked for again by the id in its bid, and flown by it', async () => {
    const bidID = await book();
    const [bid] = (await ask('GET', '/api/user/bids')).body.data;
    const { status, body } = await ask('GET', `/api/flights/${bid.flight_id}`);
    expect([status, body.data]).toEqual([200, bid.flight]);
    expect(body.data).toMatchObject({ id: bid.flight_id, dpt_airport_id: 'LEMD', flight_type: 'C' });
    const { body: aircraft } = await ask('GET', `/api/flights/${bid.flight_id}/aircraft`);
    expect(aircraft.map(({ id }: { id: number }) => id)).toContain(bid.aircraft_id);
    const again = await ask('POST', '/api/user/bids', { flight_id: bid.flight_id });
    expect([again.status, again.body.data?.id]).toEqual([200, bidID]);
    const wish = { flight_id: bid.flight_id, aircraft_id: bid.aircraft_id, flight_number: '0' };
    const begun = await client.prefile(wish);
    expect(begun).toMatchObject({ flight_id: bid.flight_id, flight: { id: bid.flight_id } });
    await ask('PUT', `/api/pireps/${begun.id}/cancel`);
    // Thrown away at the stand, it is reserved as before; given back, it is gone.
    expect((await ask('GET', `/api/flights/${bid.flight_id}`)).body.data).toEqual(bid.flight);
    await smartcars('POST', '/flights/unbook', { bidID });
    expect((await ask('GET', `/api/flights/${bid.flight_id}`)).status).toBe(404);
  });

  it('is named with its number, way, level and aircraft when its booking has ended', async () => {
    const bidID = await book({ number: 'PRB901', route: ['pinar', 'CJN'], cruise: 33_000, type: 'C' });
    const { body: begun } = await smartcars('POST', '/flights/start', { bidID });
    const id: string = begun.trackingID;
    const report = async () => (await ask('GET', `/api/pireps/${id}`)).body.data;
    const { flight, aircraft_id, aircraft } = await report();
    for (const { at, body } of updatesOf(testFlight(api), { bidID, uuid: id }, 60)) {
      api.pass((at - api.now().getTime()) / 1000);
      await smartcars('POST', '/flights/update', body);
    }
    const filed = await ask('POST', `/api/pireps/${id}/file`, { distance: 268, flight_time: 66 });
    expect(filed.status, filed.text).toBe(200);
    expect((await ask('GET', '/api/user/bids')).body.data).toEqual([]);
    const told = {
      flight_number: '901',
      ident: 'PRB901',
      route: 'PINAR CJN',
      level: 330,
      flight_type: 'H',
      flight_id: flight.id,
      flight: { id: flight.id, ident: 'PRB901', route: 'PINAR CJN', level: 330 },
      aircraft_id,
      aircraft: { registration: aircraft.registration },
    };
    const { body: list } = await ask('GET', '/api/pireps');
    const listed = list.data.find((one: { id: string }) => one.id === id);
    for (const shown of [filed.body.data, await report(), listed]) expect(shown).toMatchObject(told);
    const { body: latest } = await smartcars('GET', '/pireps/latest');
    expect(latest).toMatchObject({ id, number: '901', route: 'PINAR CJN', flightType: 'C' });
  });

  it('is booked once, however often its request comes', async () => {
    const plan = { number: 'PRB902' };
    const bidID = await book(plan);
    expect([await book(plan), await book(plan)]).toEqual([bidID, bidID]);
    const once = { ...plan, arrival: 'EIDW' };
    const [first, second] = await Promise.all([book(once), book(once)]);
    expect(second).toBe(first);
    await smartcars('POST', '/flights/unbook', { bidID: first });
    // At another time it is another flight.
    api.pass(120);
    const other = await book(plan);
    expect(other).not.toBe(bidID);
    for (const id of [bidID, other]) await smartcars('POST', '/flights/unbook', { bidID: id });
  });

  it('is the same when its request comes again after its own minute has begun', async () => {
    const departureTime = new Date(api.now().getTime() + 120_000).toISOString().slice(11, 16);
    const bidID = await book({ departureTime });
    for (const seconds of [125, 300]) {
      api.pass(seconds);
      expect(await book({ departureTime })).toBe(bidID);
    }
    // Much later it is that of the next day.
    api.pass(600);
    const next = await book({ departureTime });
    expect(next).not.toBe(bidID);
    for (const id of [bidID, next]) await smartcars('POST', '/flights/unbook', { bidID: id });
  });
});
