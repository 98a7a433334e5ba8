import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { dayOf } from '@va/domain/months.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { addPastFlights } from '#server/testing/past-flights.ts';
import { phpvmsForTests, smartcarsForTests } from '#server/testing/recorders-for-tests.ts';
import { acceptAtDesk, REASON, typedFlight } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { applyLogbook } from '#server/modules/imports/apply-imports.ts';
import { keepFigures } from '#server/modules/statistics/keep-figures.ts';

/** The airline of the tests, where Barcelona has been called LEXX for a while, as Tashkent is UTTT and UZTT. */
const { operations } = sampleAirline;
const airline = {
  ...sampleAirline,
  operations: {
    ...operations,
    airports: new Map([...operations.airports, ['LEXX', operations.airports.get('LEBL')!] as const]),
  },
};

describeEachDatabase('the second code of an airport', (kind) => {
  const api = apiForTests(kind, { airline });
  const pilot = signedInForTests(api, 'pilot');
  const staff = signedInForTests(api, 'operations');
  const phpvms = phpvmsForTests(api, 'pilot');
  const smartcars = smartcarsForTests(api, 'PRB005');
  beforeAll(async () => {
    const { body } = await pilot.post('/reports/manual', typedFlight(api, 1, { arrIcao: 'LEXX' }));
    await acceptAtDesk(staff, body.code);
  });

  it('finds the flights of the logbook and of the figures', async () => {
    for (const code of ['LEBL', 'LEXX']) {
      expect((await pilot.get(`/reports?airport=${code}`)).body.items, code).toHaveLength(1);
      expect((await pilot.get(`/reports/totals?airport=${code}`)).body, code).toMatchObject({ flights: 1 });
      for (const of of ['me', 'airline'])
        expect((await pilot.get(`/${of}/statistics?airport=${code}`)).body, code).toMatchObject({
          flights: 1,
        });
    }
  });

  it('is found by each code, and counted once, where a flight of before was stored with the second one', async () => {
    await api.db.queries.updateTable('report').set({ arr_icao: 'LEXX' }).execute();
    for (const code of ['LEBL', 'LEXX']) {
      expect((await pilot.get(`/reports?airport=${code}`)).body.items, code).toHaveLength(1);
      expect((await pilot.get(`/reports/totals?airport=${code}`)).body, code).toMatchObject({ flights: 1 });
      const found = await smartcars('GET', `/pireps/search?arrivalAirport=${code.toLowerCase()}`);
      expect(found.body, code).toHaveLength(1);
      const elsewhere = await smartcars('GET', `/pireps/search?departureAirport=${code}`);
      expect(elsewhere.body, code).toEqual([]);
      const { body } = await pilot.get(`/me/statistics?airport=${code}`);
      expect(body.airports.map(({ place }: { place: { icao: string } }) => place.icao)).toContain('LEBL');
    }
    await acceptAtDesk(staff, (await pilot.post('/reports/manual', typedFlight(api, 5))).body.code);
    const { body } = await pilot.get('/me/statistics');
    expect(body.airports.map(({ flights }: { flights: number }) => flights)).toEqual([2, 2]);
    expect(body.routes).toMatchObject([{ arr: { icao: 'LEBL' }, flights: 2 }]);
    // The flight with the second code is the later one.
    const [{ onBlock }] = (await pilot.get('/reports')).body.items;
    const [departure] = (await pilot.get('/flights?origin=LEMD&destination=LEBL')).body.items;
    expect(departure.lastFlownAt).toBe(onBlock);
  });

  it('is no new airport on the boards for who has flown there under the first one', async () => {
    const own = { pilotId: await api.idOf('second'), dep: 'LEMD', minutes: 60 };
    await addPastFlights(api, [
      { ...own, at: '2026-01-05T08:00:00Z', arr: 'LEXX' },
      { ...own, at: '2026-10-05T08:00:00Z', arr: 'LEBL' },
      { ...own, at: '2026-10-06T08:00:00Z', arr: 'KJFK' },
      { ...own, at: '2026-10-07T08:00:00Z', arr: 'EIDW' },
    ]);
    const board = async () =>
      (await pilot.get('/airline/boards')).body.newAirports.find(
        ({ callsign }: { callsign: string }) => callsign === 'PRB002',
      );
    expect(await board()).toMatchObject({ airports: 2 });
    await keepFigures.run({ db: api.db, clock: api.now, payload: {}, scheduledFor: api.now() });
    expect(await board()).toMatchObject({ airports: 2 });
    expect((await disagreements(api.db)).filter((one) => one.startsWith('Sumas'))).toEqual([]);
  });

  it('finds the flights of the timetable for a foreign recorder', async () => {
    for (const code of ['LEBL', 'lexx']) {
      for (const query of [`dep_icao=LEMD&arr_icao=${code}`, `dep_icao=${code}&arr_airport_id=LEMD`]) {
        const { body } = await phpvms.ask('GET', `/api/flights/search?${query}`);
        expect(body.data, query).toHaveLength(2);
      }
      // A search by text knows the code that passengers know too.
      for (const text of [code, 'bcn'])
        expect((await phpvms.ask('GET', `/api/flights/search?search=${text}`)).body.data, text).toHaveLength(
          4,
        );
      for (const query of [`departureAirport=LEMD&arrivalAirport=${code}`, `departureAirport=${code}`])
        expect((await smartcars('GET', `/flights/search?${query}`)).body, query).toHaveLength(2);
    }
  });

  it('is written as the one that the airline uses: of the base of a pilot', async () => {
    const { version } = (await staff.get('/pilots/PRB006')).body;
    expect((await staff.patch('/pilots/PRB006', { base: 'LEXX', reason: REASON }, version)).body.base).toBe(
      'LEBL',
    );
  });

  it('leads a program to the airport, which is listed once', async () => {
    const { body } = await api.visitor().get('/airports/lexx');
    expect(body).toMatchObject({ icao: 'LEBL', otherCodes: ['LEXX'], inNetwork: true });
    const codes = (await api.visitor().get('/airports')).body.map(({ icao }: { icao: string }) => icao);
    expect(codes).toEqual(codes.toSorted());
    expect(codes.filter((code: string) => ['LEBL', 'LEXX'].includes(code))).toEqual(['LEBL']);
    expect((await api.visitor().get('/airports/ZZZZ')).status).toBe(404);
  });

  it('stands in no logbook that is brought from elsewhere', async () => {
    const importId = uuid();
    const values = { id: importId, kind: 'logbook', name: 'bitácora.csv', state: 'applied' } as const;
    await api.db.queries
      .insertInto('import')
      .values({ ...values, created_at: api.now() })
      .execute();
    const flight = {
      callsign: 'PRB006',
      flightNumber: null,
      dep: 'LEXX',
      arr: 'KJFK',
      icaoType: 'A320',
      offBlock: '2026-01-02T10:00:00Z',
      onBlock: '2026-01-02T12:00:00Z',
      blockMin: 120,
      distanceNm: 300,
      touchdownFpm: null,
      score: null,
      emergency: false,
    };
    const applying = { importId, name: values.name, byId: null, airline, now: api.now() };
    expect(await api.db.transaction((tx) => applyLogbook(tx, [flight], applying))).toBe(1);
    const other = await api.signedIn('other');
    expect((await other.get('/reports?airport=LEBL')).body.items).toMatchObject([
      { depIcao: 'LEBL', arrIcao: 'KJFK' },
    ]);
  });

  it('names the airport that a notice is about', async () => {
    const notice = {
      title: 'Obras en Barcelona',
      importance: 'Alta',
      body: 'La calle de rodaje norte está cerrada.',
      date: dayOf(api.now()),
      until: null,
      mustRead: true,
      ackUntil: null,
      affects: { types: [], airports: ['LEXX'], tours: [], ranks: [] },
      replaces: null,
      isPublic: false,
      reason: REASON,
    };
    expect(await staff.post('/notices', notice)).toMatchObject({
      status: 201,
      body: { affects: { airports: ['LEBL'] } },
    });
    const [{ flightId, date }] = (await pilot.get('/flights?origin=LEMD&destination=LEXX')).body.items;
    const refused = await pilot.post('/bookings', { legs: [{ flightId, date }] });
    expect(refused.body.code).toBe('avisos-sin-confirmar');
  });

  it('stands beside the types of aircraft, which programs read too', async () => {
    const { body } = await api.visitor().get('/types');
    expect(body[0]).toMatchObject({ id: 'jet', icaoType: 'A320', turnaroundMin: 45 });
  });
});
