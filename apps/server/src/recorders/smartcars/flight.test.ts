import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { KG_PER_LB } from '@va/domain/quantities.ts';
import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { smartcarsForTests } from '#server/testing/recorders-for-tests.ts';
import { testFlight } from '#server/testing/test-flight.ts';
import { base64, updatesOf } from '#server/testing/smartcars-client.ts';

const pirepSchema = z.strictObject({
  id: z.string().max(16),
  submitDate: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
  airlineCode: z.literal('PRB'),
  number: z.string(),
  route: z.string(),
  distance: z.number(),
  flightType: z.string(),
  departureAirport: z.string(),
  arrivalAirport: z.string(),
  aircraft: z.int(),
  status: z.enum(['Accepted', 'Pending', 'Rejected']),
  flightTime: z.number(),
  landingRate: z.number(),
  fuelUsed: z.number(),
});
const LOG = ['10:01 Pushing back with 13200 lbs of fuel', '10:40 Comment: Vuelo tranquilo', '11:05 Landed'];
const DATA = [
  {
    eventId: 1,
    eventTimestamp: '2026-11-20T10:30:00Z',
    eventElapsedTime: 60,
    eventCondition: 'x',
    message: 'EVE:TAXI 32',
  },
];
/** What ends a flight, as newer clients encode it and as older ones send it. */
const ENCODINGS = {
  base64: { flightLog: base64(LOG.join('\n')), flightData: base64(JSON.stringify(DATA)) },
  arrays: { flightLog: LOG, flightData: DATA },
};

describeEachDatabase('a flight with smartCARS 3', (kind) => {
  const api = apiForTests(kind);
  const ask = smartcarsForTests(api, 'PRB005');
  const other = smartcarsForTests(api, 'PRB006');
  // Flights of one pilot may not overlap.
  beforeEach(() => api.pass(7200));

  const book = async () => {
    const { body } = await ask('GET', '/data/aircraft');
    const departureTime = new Date(api.now().getTime() + 600_000).toISOString().slice(11, 16);
    const charter = { departure: 'LEMD', arrival: 'LEBL', aircraft: body[0].id, departureTime };
    const booked = await ask('POST', '/flights/charter', charter);
    expect(booked.status, booked.text).toBe(200);
    return booked.body.bidID as number;
  };
  const fly = async (flight: SimulatedFlight, common: object) => {
    for (const { at, body } of updatesOf(flight, common)) {
      api.pass((at - api.now().getTime()) / 1000);
      const { status, text } = await ask('POST', '/flights/update', body);
      expect([status, text]).toEqual([200, '']);
    }
  };
  const complete = (ids: object, change: object = {}) =>
    ask('POST', '/flights/complete', {
      ...ids,
      remainingLoad: 0,
      flightTime: 1.1,
      landingRate: 182,
      fuelUsed: 6300,
      route: ['PINAR', 'UN870', 'CJN'],
      comments: null,
      ...ENCODINGS.base64,
      ...change,
    });

  // The second client takes kilograms for pounds: marked, and not corrected in silence.
  it.each([
    ['base64', ENCODINGS.base64, 6300, []],
    ['arrays', ENCODINGS.arrays, 900, ['V-16']],
  ])('goes from start to report, the result as %s', async (_, encoding, fuelUsed, marks) => {
    const bidID = await book();
    const [begun, again] = [1, 2].map(() => ask('POST', '/flights/start', { bidID }));
    const { trackingID } = z.strictObject({ trackingID: z.string().max(16) }).parse((await begun!).body);
    expect((await again!).body).toEqual({ trackingID });
    const ids = { bidID, uuid: trackingID };
    await fly(testFlight(api), ids);
    const { status, body } = await complete(ids, { ...encoding, fuelUsed, score: 100, state: 2 });
    expect([status, body]).toEqual([200, { pirepID: trackingID }]);
    // The booking is gone, and the same again is the same report.
    expect((await ask('GET', '/flights/bookings')).body).toEqual([]);
    expect((await complete(ids)).body).toEqual({ pirepID: trackingID });
    expect((await ask('POST', '/flights/update', { ...ids, latitude: 41, longitude: 2 })).status).toBe(404);

    const { body: latest } = await ask('GET', '/pireps/latest');
    const pirep = pirepSchema.parse(latest);
    // The block time is ours, the landing rate downwards however it was sent, fuel in pounds.
    expect(pirep).toMatchObject({ id: trackingID, landingRate: -182, fuelUsed, status: 'Pending' });
    expect(pirep.route).toBe('PINAR UN870 CJN');
    expect(pirep.flightTime).toBeGreaterThan(0.8);
    expect(pirep.distance).toBeGreaterThan(250);
    const details = await ask('GET', `/pireps/details?id=${trackingID}`);
    expect(details.body).toMatchObject({ flightLog: LOG, flightData: DATA });
    expect(details.body.locationData.length).toBeGreaterThan(150);
    expect(details.body.locationData[0]).toEqual({
      latitude: 40.47,
      longitude: -3.56,
      heading: expect.any(Number),
    });
    expect((await other('GET', `/pireps/details?id=${trackingID}`)).status).toBe(404);
    const report = await api.db.queries
      .selectFrom('report')
      .selectAll()
      .where('code', '=', trackingID)
      .executeTakeFirstOrThrow();
    expect(report.comment).toBe('Vuelo tranquilo');
    expect(report.fuel_off_kg).toBeCloseTo(13_200 * KG_PER_LB, 1);
    expect(report.takeoff).not.toBeNull();
    expect(report.landing).not.toBeNull();
    const flags = await api.db.queries
      .selectFrom('report_flag')
      .select('code')
      .where('report_id', '=', report.id)
      .where('blocking', '=', false)
      .execute();
    expect(flags.map(({ code }) => code).filter((code) => code === 'V-16')).toEqual(marks);
  });

  it('finds reports by airport, state and day, newest first', async () => {
    const search = async (query: string) =>
      z.array(pirepSchema).parse((await ask('GET', `/pireps/search${query}`)).body);
    const all = await search('');
    expect(all.map(({ submitDate }) => submitDate)).toEqual(
      all
        .map(({ submitDate }) => submitDate)
        .toSorted()
        .toReversed(),
    );
    const day = all[0]!.submitDate.slice(0, 10);
    expect(await search('?status=pending&departureAirport=LEMD')).toHaveLength(2);
    expect(await search(`?startDate=${day}&endDate=${day}`)).toHaveLength(2);
    expect(await search('?status=denied')).toEqual([]);
    expect(await search('?endDate=2026-01-01')).toEqual([]);
    expect(await search(`?aircraft=${all[0]!.aircraft}`)).toHaveLength(2);
    expect((await ask('POST', '/pireps/search', { status: 'Accepted' })).body).toEqual([]);
    const statistics = (await ask('GET', '/pilot/statistics')).body;
    expect(statistics).toMatchObject({ pirepsFiled: 2, averageLandingRate: -182 });
    expect((await other('GET', '/pireps/latest')).body).toEqual([]);
    expect((await ask('GET', '/pireps/details')).status).toBe(400);
  });

  it('begins with the first update where no start came, found by its booking alone', async () => {
    const bidID = await book();
    const place = { bidID, latitude: 40.47, longitude: -3.56, altitude: 2000, groundSpeed: 0 };
    expect((await ask('POST', '/flights/update', { ...place, phase: 'BOARDING' })).status).toBe(200);
    // A name that is not ours does not hide the booking; an unknown phase keeps the last one.
    api.pass(10);
    const odd = { ...place, uuid: 'nonsense', phase: 'HOVERING', heading: 'NaN', altitude: 'high' };
    expect((await ask('POST', '/flights/update', odd)).status).toBe(200);
    const { trackingID } = (await ask('POST', '/flights/start', { bidID })).body;
    const live = await api.db.queries
      .selectFrom('live_position')
      .innerJoin('report', 'report.id', 'live_position.report_id')
      .select(['phase', 'alt_ft'])
      .where('code', '=', trackingID)
      .executeTakeFirstOrThrow();
    expect(live).toEqual({ phase: 'boarding', alt_ft: null });
    for (const [method, path, body] of [
      ['POST', '/flights/update', { ...place, uuid: trackingID }],
      ['POST', '/flights/complete', { uuid: trackingID }],
      ['POST', '/flights/cancel', { uuid: trackingID }],
      ['GET', `/pireps/details?id=${trackingID}`, undefined],
    ] as const)
      expect((await other(method, path, body)).status, path).toBe(404);
    const early = await complete({ bidID, uuid: trackingID });
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('despegue')]);
    for (let times = 0; times < 2; times += 1)
      expect((await ask('POST', '/flights/cancel', { bidID, uuid: trackingID })).body).toEqual({
        status: 200,
      });
    expect((await complete({ bidID, uuid: trackingID })).status).toBe(404);
    // It never moved: its booking waits on.
    expect((await ask('GET', '/flights/bookings')).body).toMatchObject([{ bidID }]);
    await ask('POST', '/flights/unbook', { bidID });
    expect((await ask('GET', '/flights/bookings')).body).toEqual([]);
  });

  it.each([
    ['another name', { uuid: 'NONSENSE' }],
    ['no name', {}],
  ])('is found by its booking where a client gives it %s', async (_, name) => {
    const ids = { bidID: await book(), ...name };
    await ask('POST', '/flights/start', ids);
    await fly(testFlight(api), ids);
    const { status, body } = await complete(ids);
    expect([status, Object.keys(body)]).toEqual([200, ['pirepID']]);
    expect((await complete(ids)).body).toEqual(body);
    const cancelled = { bidID: await book(), ...name };
    const { trackingID } = (await ask('POST', '/flights/start', cancelled)).body;
    expect((await ask('POST', '/flights/cancel', cancelled)).status).toBe(200);
    expect(
      (await ask('POST', '/flights/update', { uuid: trackingID, latitude: 41, longitude: 2 })).status,
    ).toBe(404);
    await ask('POST', '/flights/unbook', { bidID: cancelled.bidID });
  });

  it('goes on after twelve silent hours as if nothing had been', async () => {
    const bidID = await book();
    const { trackingID } = (await ask('POST', '/flights/start', { bidID })).body;
    await api.db.queries
      .updateTable('report')
      .set({ state: 'draft', reason: 'interrupted' })
      .where('code', '=', trackingID)
      .execute();
    const place = { bidID, uuid: trackingID, latitude: 40.47, longitude: -3.56, phase: 'TAXI' };
    expect((await ask('POST', '/flights/update', place)).status).toBe(200);
    const { state } = await api.db.queries
      .selectFrom('report')
      .select('state')
      .where('code', '=', trackingID)
      .executeTakeFirstOrThrow();
    expect(state).toBe('in_progress');
    await ask('POST', '/flights/cancel', { bidID, uuid: trackingID });
    await ask('POST', '/flights/unbook', { bidID });
  });

  it.each([
    ['no body', ''],
    ['no JSON', '{'],
    ['a list', []],
    ['a text', '"x"'],
    ['binary', '\u0000\u0001\u0002'],
    ['no place', { bidID: 1 }],
    ['a place beyond the pole', { bidID: 1, latitude: 91, longitude: 0 }],
    ['NaN as text', { bidID: 1, latitude: 'NaN', longitude: 'Infinity' }],
    ['a booking of nobody', { bidID: 999_999, latitude: 1, longitude: 1 }],
    ['a booking that is no number', { bidID: { $gt: 0 }, latitude: 1, longitude: 1 }],
    ['a log of nonsense', { bidID: 999_999, flightLog: '%%%', flightData: 'e30=', fuelUsed: -5 }],
  ])('refuses %s in its own shape', async (_, body) => {
    for (const path of ['start', 'update', 'complete', 'cancel', 'book', 'rebook', 'charter', 'unbook']) {
      const answer = await ask('POST', `/flights/${path}`, body);
      expect([400, 404], `${path} ${answer.text}`).toContain(answer.status);
      expect(Object.keys(answer.body)).toEqual(['message']);
    }
  });
});
