import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { noticeOrder } from '#server/testing/staff-things.ts';
import { smartcarsForTests, stratosForTests } from '#server/testing/recorders-for-tests.ts';

const clock = z.string().regex(/^\d\d:\d\d$/);
const legShape = {
  number: z.string(),
  code: z.literal('PRB'),
  departure_airport: z.string().length(4),
  arrival_airport: z.string().length(4),
  flight_level: z.number(),
  distance: z.number(),
  departure_time: clock,
  arrival_time: clock,
  flight_time: z.number(),
  days_of_week: z.array(z.string()),
  type: z.enum(['P', 'C']),
  notes: z.string(),
};
const flightSchema = z.strictObject({
  ...legShape,
  id: z.string().max(16),
  route: z.string(),
  aircraft: z.string().min(1),
});
const bookingSchema = z.strictObject({
  ...legShape,
  bid_id: z.int(),
  route: z.array(z.string()),
  aircraft: z.int(),
  aircraft_changeable: z.boolean(),
});
const choicesSchema = z.strictObject({
  changeable: z.boolean(),
  aircraft: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      registration: z.string(),
      icao: z.string(),
      subfleet: z.string(),
    }),
  ),
});

describeEachDatabase('what Stratos reads and changes', (kind) => {
  const api = apiForTests(kind);
  const ask = stratosForTests(api, 'PRB005');
  const other = stratosForTests(api, 'PRB006');
  // Stratos books nothing: its pilots do that on our pages, or with another program.
  const smartcars = smartcarsForTests(api, 'PRB005');
  const operations = signedInForTests(api, 'operations');
  beforeEach(() => api.pass(10));
  const book = async () => {
    const { body } = await smartcars('GET', '/flights/search?departureAirport=LEMD&arrivalAirport=EIDW');
    const made = await smartcars('POST', '/flights/book', { flightID: body[0].id });
    return made.body.bidID as number;
  };
  const bookings = async () => z.array(bookingSchema).parse((await ask('GET', '/flights/bookings')).body);

  it('lists have the types of its client', async () => {
    const airports = z
      .array(
        z.strictObject({
          id: z.string(),
          code: z.string(),
          name: z.string(),
          latitude: z.number(),
          longitude: z.number(),
        }),
      )
      .parse((await ask('GET', '/data/airports')).body);
    expect(airports.map(({ code }) => code).toSorted()).toEqual(['EIDW', 'LEBL', 'LEMD', 'MMUN']);
    const aircraft = z
      .array(
        z.strictObject({
          id: z.int(),
          code: z.string(),
          name: z.string(),
          registration: z.string(),
          maximum_passengers: z.number(),
          maximum_cargo: z.number(),
          minimum_rank: z.int(),
        }),
      )
      .parse((await ask('GET', '/data/aircraft')).body);
    expect(aircraft.map(({ registration }) => registration)).toEqual(['EC-AAA', 'EC-AAB', 'EC-BBB']);
    expect((await ask('GET', '/pilot/statistics')).body).toEqual({
      hours_flown: 0,
      flights_flown: '0',
      average_landing_rate: 0,
      pireps_filed: '0',
      location: 'LEMD',
      total_pay: 0,
      flight_streak: 0,
      ff_level: 0,
      ff_status: 0,
      rank_image: null,
    });
  });

  it('shows the company’s notices in force', async () => {
    const read = async () => (await ask('GET', '/data/announcements')).body;
    const before = await read();
    const order = { ...noticeOrder, mustRead: false };
    const { title, body, date } = order;
    await operations.post('/notices', order);
    await operations.post('/notices', {
      ...noticeOrder,
      title: 'Más tarde',
      date: '2027-01-01',
      until: null,
    });
    const [fresh] = (await read()).filter((one: { title: string }) => one.title === title);
    expect(await read()).toHaveLength(before.length + 1);
    expect(fresh).toEqual({
      id: expect.any(Number),
      title,
      subtitle: expect.stringMatching(/^Importancia (?:alta|media|baja)$/),
      body,
      link: null,
      image: null,
      publish_date: date,
    });
    expect((await read()).find(({ id }: { id: number }) => id === fresh.id)).toEqual(fresh);
  });

  it.each([
    ['', 8],
    ['?departure_airport=LEMD&arrival_airport=LEBL', 2],
    ['?departure_airport=&arrival_airport=lebl', 2],
    ['?departure_airport=LEMD&maximum_flight_time=3', 3],
    ['?minimum_flight_time=8', 2],
    ['?minimum_distance=100&maximum_distance=300', 4],
    ['?limit=3', 3],
    ['?departure_airport=ZZZZ', 0],
    ['?aircraft=999999', 0],
    ['?aircraft=a320', 6],
    ['?aircraft=concorde', 0],
    ['?maximum_distance=NaN', 8],
  ])('searches flights with «%s»', async (query, count) => {
    const { status, body } = await ask('GET', `/flights/search${query}`);
    expect(status).toBe(200);
    expect(z.array(flightSchema).parse(body)).toHaveLength(count);
  });

  it('shows a booking, changes its aircraft until it begins, and gives it back, as often as it is asked', async () => {
    const bid_id = await book();
    const [booking] = await bookings();
    expect(booking).toMatchObject({
      bid_id,
      departure_airport: 'LEMD',
      arrival_airport: 'EIDW',
      aircraft_changeable: true,
    });
    const choices = async () =>
      choicesSchema.parse((await ask('GET', `/flights/bookings/${bid_id}/aircraft`)).body);
    const { changeable, aircraft } = await choices();
    expect([changeable, aircraft.some(({ id }) => id === booking!.aircraft)]).toEqual([true, true]);
    const substitute = aircraft.find(({ id }) => id !== booking!.aircraft)!;
    for (let times = 0; times < 2; times += 1) {
      const changed = await ask('POST', '/flights/change-aircraft', { bid_id, aircraft_id: substitute.id });
      expect([changed.status, changed.body]).toEqual([200, { ...booking, aircraft: substitute.id }]);
    }
    expect(await bookings()).toEqual([{ ...booking, aircraft: substitute.id }]);
    for (const [method, path, body] of [
      ['GET', `/flights/bookings/${bid_id}/aircraft`, undefined],
      ['POST', '/flights/change-aircraft', { bid_id, aircraft_id: substitute.id }],
      ['POST', '/flights/unbook', { bid_id }],
      ['POST', '/flights/start', { bid_id }],
      ['POST', '/flights/cancel', { bid_id }],
      ['POST', '/flights/update', { bid_id, latitude: 40, longitude: -3 }],
      ['POST', '/flights/complete', { bid_id }],
    ] as const) {
      const refused = await other(method, path, body);
      expect([refused.status, Object.keys(refused.body)], path).toEqual([404, ['error']]);
    }
    const nobodys = { bid_id, aircraft_id: 999_999 };
    expect((await ask('POST', '/flights/change-aircraft', nobodys)).status).toBe(404);

    const { tracking_id } = (await ask('POST', '/flights/start', { bid_id })).body;
    expect((await bookings())[0]!.aircraft_changeable).toBe(false);
    expect((await choices()).changeable).toBe(false);
    const late = await ask('POST', '/flights/change-aircraft', { bid_id, aircraft_id: booking!.aircraft });
    expect([late.status, Object.keys(late.body)]).toEqual([409, ['error']]);
    expect((await ask('POST', '/flights/cancel', { tracking_id })).body).toEqual({ status: 200 });

    const again = await book();
    for (let times = 0; times < 2; times += 1)
      expect((await ask('POST', '/flights/unbook', { bid_id: again })).body).toEqual({ status: 200 });
    expect(await bookings()).toEqual([]);
    expect((await ask('POST', '/flights/unbook', {})).status).toBe(422);
  });
});
