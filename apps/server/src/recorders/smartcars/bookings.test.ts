import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { noticeOrder } from '#server/testing/staff-things.ts';
import { smartcarsForTests } from '#server/testing/recorders-for-tests.ts';

const clock = z.string().regex(/^\d\d:\d\d$/);
const flightSchema = z.strictObject({
  id: z.string().max(16),
  number: z.string(),
  code: z.literal('PRB'),
  departureAirport: z.string().length(4),
  arrivalAirport: z.string().length(4),
  route: z.array(z.string()).nullable(),
  flightLevel: z.number(),
  distance: z.number(),
  departureTime: clock,
  arrivalTime: clock,
  flightTime: z.number(),
  daysOfWeek: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])),
  type: z.enum(['P', 'C']),
  aircraft: z.union([z.int(), z.array(z.int())]),
  notes: z.string().nullable(),
});
const bookingSchema = flightSchema
  .omit({ id: true })
  .extend({ bidID: z.int(), flightID: z.string().max(16) });

const newsSchema = z.strictObject({
  title: z.string(),
  body: z.string(),
  postedAt: z.iso.datetime(),
  postedBy: z.string().min(1),
});

describeEachDatabase('what smartCARS 3 reads and books', (kind) => {
  const api = apiForTests(kind);
  const ask = smartcarsForTests(api, 'PRB005');
  const other = smartcarsForTests(api, 'PRB006');

  it('lists have the types of its client, over GET and POST', async () => {
    for (const method of ['GET', 'POST']) {
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
        .parse((await ask(method, '/data/airports')).body);
      // All that any flight may name: others are not drawn.
      expect(airports.map(({ code }) => code).toSorted()).toEqual(['EIDW', 'LEBL', 'LEMD', 'MMUN']);
      const aircraft = z
        .array(
          z.strictObject({
            id: z.int(),
            code: z.string(),
            name: z.string(),
            registration: z.string(),
            serviceCeiling: z.string(),
            maximumPassengers: z.number(),
            maximumCargo: z.number(),
            minimumRank: z.string().nullable(),
            status: z.string(),
          }),
        )
        .parse((await ask(method, '/data/aircraft')).body);
      expect(aircraft.map(({ registration }) => registration)).toEqual(['EC-AAA', 'EC-AAB', 'EC-BBB']);
      expect(newsSchema.parse((await ask(method, '/data/news')).body).title).toBe('Orden de arranque');
      expect((await ask(method, '/data/subfleets')).body).toHaveLength(2);
      const { body: flightTypes } = await ask(method, '/data/flight_types');
      expect(flightTypes).toEqual([
        { id: 'P', name: 'Pasajeros' },
        { id: 'C', name: 'Carga' },
      ]);
    }
    const statistics = { hoursFlown: 0, flightsFlown: 0, averageLandingRate: 0, pirepsFiled: 0 };
    expect((await ask('GET', '/pilot/statistics')).body).toEqual(statistics);
  });

  it('tells the latest news: a notice in force, then an event as soon as it is advertised and until it is cancelled', async () => {
    const operations = await api.signedIn('operations');
    const news = async () => {
      const { status, body } = await ask('GET', '/data/news');
      expect(status).toBe(200);
      return newsSchema.parse(body);
    };
    const today = api.now().toISOString().slice(0, 10);
    const notice = { ...noticeOrder, date: today, mustRead: false, body: 'Sólo la 28L.\n\n<b>«A & B»</b>' };
    await operations.post('/notices', { ...notice, title: 'Antes', date: '2020-01-01' });
    const published = await operations.post('/notices', notice);
    expect(published.status, JSON.stringify(published.body)).toBeLessThan(300);
    expect(await news()).toMatchObject({
      title: notice.title,
      body: '<p>Sólo la 28L.</p><p>&lt;b&gt;«A &amp; B»&lt;/b&gt;</p>',
      postedAt: `${today}T00:00:00Z`,
    });
    const at = (hours: number) => new Date(api.now().getTime() + hours * 3_600_000).toISOString();
    const event = {
      name: 'Noche de Dublín',
      body: 'Todos a Dublín.',
      airports: ['EIDW'],
      countsOn: 'arrival',
    };
    const times = { advertiseFrom: at(1), startsAt: at(72), endsAt: at(76) };
    const made = await operations.post('/events', {
      ...event,
      ...times,
      signup: true,
      reason: 'Lo piden los pilotos',
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(await news()).toMatchObject({ title: notice.title });
    api.pass(3600);
    expect(await news()).toMatchObject({
      title: event.name,
      body: '<p>Todos a Dublín.</p>',
      postedAt: times.advertiseFrom.replace(/\.\d+Z$/, 'Z'),
    });
    await operations.post(`/events/${made.body.id}/cancel`, { reason: 'Nadie puede ese día' });
    expect(await news()).toMatchObject({ title: notice.title });
  });

  it.each([
    ['', 8],
    ['?departureAirport=LEMD&arrivalAirport=LEBL', 2],
    ['?departureAirport=&arrivalAirport=lebl&callsign=', 2],
    ['?departureAirport=LEMD&maximumFlightTime=3', 3],
    ['?minimumFlightTime=8', 2],
    ['?minimumDistance=100&maximumDistance=300', 4],
    ['?callsign=B10', 2],
    ['?limit=3', 3],
    ['?departureAirport=ZZZZ', 0],
    ['?aircraft=999999', 0],
    ['?maximumDistance=NaN', 8],
  ])('searches flights with «%s»', async (query, count) => {
    const { status, body } = await ask('GET', `/flights/search${query}`);
    expect(status).toBe(200);
    expect(z.array(flightSchema).parse(body)).toHaveLength(count);
  });

  it('books once, finds the same number and type in its bookings, changes the aircraft and gives it back', async () => {
    const { body: found } = await ask('GET', '/flights/search?departureAirport=LEMD&arrivalAirport=EIDW');
    const [flight] = z.array(flightSchema).parse(found);
    const wish = { flightID: flight!.id };
    const [first, second] = await Promise.all([1, 2].map(() => ask('POST', '/flights/book', wish)));
    expect([first!.status, second!.status]).toEqual([200, 200]);
    expect(second!.body).toEqual(first!.body);
    const { body: made } = await ask('POST', '/flights/book', wish);
    const { bidID } = z.strictObject({ bidID: z.int() }).parse(made);
    const read = async () =>
      z
        .array(bookingSchema)
        .parse((await ask('GET', '/flights/bookings')).body)
        .map(({ bidID: id, aircraft, departureAirport }) => [id, aircraft, departureAirport]);
    const [, substitute] = (await ask('GET', '/data/aircraft')).body as { id: number }[];
    expect(await read()).toEqual([[bidID, expect.any(Number), 'LEMD']]);
    for (const name of ['aircraftID', 'aircraft']) {
      const changed = await ask('POST', '/flights/rebook', { bidID, [name]: substitute!.id });
      expect([changed.status, changed.body]).toEqual([200, { bidID }]);
    }
    expect(await read()).toEqual([[bidID, substitute!.id, 'LEMD']]);
    for (const [path, body] of [
      ['/flights/unbook', { bidID }],
      ['/flights/rebook', { bidID, aircraftID: substitute!.id }],
      ['/flights/start', { bidID }],
      ['/flights/cancel', { bidID }],
      ['/flights/update', { bidID, latitude: 40, longitude: -3 }],
      ['/flights/complete', { bidID }],
    ] as const)
      expect((await other('POST', path, body)).status, path).toBe(404);
    expect((await ask('POST', '/flights/unbook', { bidID })).body).toEqual({ status: 200 });
    expect(await read()).toEqual([]);
    expect((await ask('POST', '/flights/unbook', { bidID })).status).toBe(404);
  });

  it('books a charter at the next time that the clock shows it', async () => {
    const [tail] = (await ask('GET', '/data/aircraft')).body as { id: number }[];
    const wish = {
      airlineID: 77,
      number: 'PRB900',
      route: ['DCT'],
      cruise: 35_000,
      type: 'P',
      arrivalTime: '17:20',
    };
    const charter = {
      ...wish,
      departure: 'LEMD',
      arrival: 'LEBL',
      aircraft: tail!.id,
      departureTime: '16:00',
    };
    const { status, body } = await ask('POST', '/flights/charter', charter);
    expect(status, JSON.stringify(body)).toBe(200);
    const [booking] = z.array(bookingSchema).parse((await ask('GET', '/flights/bookings')).body);
    expect(booking).toMatchObject({ bidID: body.bidID, departureTime: '16:00', aircraft: tail!.id });
    await ask('POST', '/flights/unbook', { bidID: body.bidID });
    for (const change of [{ departureTime: '25:99' }, { departure: 'ZZZZ' }, { arrival: 'LEMD' }])
      expect((await ask('POST', '/flights/charter', { ...charter, ...change })).status).toBe(400);
    expect((await ask('POST', '/flights/charter', { ...charter, aircraft: 999_999 })).status).toBe(404);
  });

  it('says in the pilot’s words why a third booking is refused', async () => {
    const { body: found } = await ask('GET', '/flights/search?departureAirport=LEMD');
    const ids = found.map(({ id }: { id: string }) => id);
    const answers = [];
    for (const flightID of ids) answers.push(await ask('POST', '/flights/book', { flightID }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 409]);
    expect(answers[2]!.body.message).toMatch(/reservas/);
    expect((await ask('POST', '/flights/book', { flightID: 'f999999' })).status).toBe(404);
  });
});
