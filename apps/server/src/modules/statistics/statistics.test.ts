import { beforeAll, expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { addPastFlights } from '#server/testing/past-flights.ts';

describeEachDatabase('statistics', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const other = signedInForTests(api, 'other');
  beforeAll(async () => {
    const own = { pilotId: await api.idOf('pilot'), dep: 'LEMD', arr: 'LEBL', minutes: 80 };
    const others = { ...own, pilotId: await api.idOf('other') };
    await addPastFlights(api, [
      { ...own, at: '2025-12-31T23:30:00Z', score: 70, fpm: -300 },
      { ...own, at: '2026-03-01T08:00:00Z', score: 70, fpm: -120 },
      { ...own, at: '2026-03-02T08:00:00Z', score: 70, dep: 'LEBL', arr: 'LEMD', fpm: -220 },
      // Below the minimum: in the logbook, and in no figure.
      { ...own, at: '2026-03-03T08:00:00Z', score: 40, minutes: 0, fpm: -900 },
      { ...own, at: '2026-10-01T08:00:00Z', score: 90, arr: 'EIDW', minutes: 150, distanceNm: 780 },
      { ...own, at: '2026-10-02T08:00:00Z', score: 90, type: 'A333', fpm: -260 },
      { ...own, at: '2026-10-03T08:00:00Z', score: 90, fpm: -1200 },
      { ...others, at: '2026-10-01T08:00:00Z', arr: 'EIDW', minutes: 150, source: 'second_pilot' },
      { ...others, at: '2026-10-05T08:00:00Z', arr: 'MUHA', minutes: 600, distanceNm: 4100, fpm: -100 },
    ]);
  });

  it('split the own flights that count by month, type, route and airport, and every split adds up', async () => {
    const { body } = await pilot.get('/me/statistics?from=2026-01-01&to=2026-12-31');
    expect(body).toMatchObject({ flights: 5, minutes: 470, firstYear: 2025 });
    expect(body.months).toEqual([
      { month: '2026-03', flights: 2, minutes: 160 },
      { month: '2026-10', flights: 3, minutes: 310 },
    ]);
    expect(body.types).toEqual([
      { type: 'A320', flights: 4, minutes: 390 },
      { type: 'A333', flights: 1, minutes: 80 },
    ]);
    const routes = body.routes.map(
      (route: { dep: { icao: string }; arr: { icao: string }; flights: number }) =>
        [route.dep.icao, route.arr.icao, route.flights].join(' '),
    );
    expect(routes.toSorted()).toEqual(['LEBL LEMD 1', 'LEMD EIDW 1', 'LEMD LEBL 3']);
    const calls = body.airports.map(({ flights }: { flights: number }) => flights);
    expect(calls.reduce((sum: number, each: number) => sum + each, 0)).toBe(10);
  });

  it('tell the median landing rate, and how many landings each band has', async () => {
    const { body } = await pilot.get('/me/statistics');
    expect(body.landings).toEqual({
      count: 5,
      median: 260,
      bands: [
        { fromFpm: 100, count: 1 },
        { fromFpm: 200, count: 2 },
        { fromFpm: 300, count: 1 },
        { fromFpm: 800, count: 1 },
      ],
    });
    const { body: some } = await pilot.get('/me/statistics?airport=EIDW');
    expect(some).toMatchObject({ flights: 1, landings: { count: 0, median: null, bands: [] } });
  });

  it('are empty, not wrong, where nobody has flown', async () => {
    const { body } = await pilot.get('/me/statistics?from=2024-01-01&to=2024-12-31');
    expect(body).toMatchObject({
      flights: 0,
      minutes: 0,
      distanceNm: 0,
      months: [],
      routes: [],
      airports: [],
    });
    expect((await pilot.get('/me/statistics?from=ayer')).status).toBe(422);
  });

  it('count a flight of the airline once, whoever flew it, and are for visitors too', async () => {
    const { body } = await api.visitor().get('/airline/statistics?from=2026-01-01');
    expect(body).toMatchObject({ flights: 6, minutes: 1070 });
    expect(JSON.stringify(body)).not.toContain('PRB');
  });

  it('of the airline go out to staff as CSV, of the same flights', async () => {
    const operations = await api.signedIn('operations');
    const { csv } = (await operations.get('/exports/statistics?from=2026-01-01&airport=EIDW')).body;
    const { body } = await api.visitor().get('/airline/statistics?from=2026-01-01&airport=EIDW');
    expect(csv.split('\r\n').slice(0, 3)).toEqual([
      'by,of,to,flights,minutes,distanceNm',
      `all,,,${body.flights},${body.minutes},${body.distanceNm}`,
      `month,2026-10,,${body.flights},${body.minutes},`,
    ]);
    expect(csv).toContain('route,LEMD,EIDW,1,150,');
    expect((await operations.get('/exports/statistics?from=ayer')).status).toBe(422);
    expect((await pilot.get('/exports/statistics')).body.code).toBe('sin-permiso');
    expect((await api.visitor().get('/exports/statistics')).body.code).toBe('sin-sesion');
  });

  it('of boards name who got better, who saw new airports and who flew farthest, and nobody who opted out', async () => {
    const { body } = await pilot.get('/airline/boards');
    expect(body.improved).toEqual([{ callsign: 'PRB005', rank: 'Segundo Oficial', before: 62.5, now: 90 }]);
    expect(body.newAirports).toEqual([
      { callsign: 'PRB006', rank: 'Segundo Oficial', airports: 2 },
      { callsign: 'PRB005', rank: 'Segundo Oficial', airports: 1 },
    ]);
    expect(
      body.longest.map(({ callsign, arr }: { callsign: string; arr: { icao: string } }) => [
        callsign,
        arr.icao,
      ]),
    ).toEqual([
      ['PRB006', 'MUHA'],
      ['PRB005', 'EIDW'],
    ]);
    const { body: me } = await other.get('/me');
    expect(me.consents.inBoards).toEqual({ granted: true, at: null });
    const changed = await other.patch('/me', { inBoards: false }, me.version);
    expect(changed.body.consents.inBoards).toEqual({ granted: false, at: api.now().toISOString() });
    const { body: after } = await pilot.get('/airline/boards');
    expect(JSON.stringify(after)).not.toContain('PRB006');
    expect(JSON.stringify(after)).toContain('PRB005');
    expect((await api.visitor().get('/airline/boards')).status).toBe(401);
  });

  it('add miles up to tenths, as each flight has them', async () => {
    const flown = { pilotId: await api.idOf('other'), dep: 'LEMD', arr: 'LEBL', minutes: 80 };
    await addPastFlights(api, [
      { ...flown, at: '2023-03-01T08:00:00Z', distanceNm: 100.1 },
      { ...flown, at: '2023-04-01T08:00:00Z', distanceNm: 200.2 },
    ]);
    const { body } = await other.get('/me/statistics?from=2023-01-01&to=2023-12-31');
    expect(body.distanceNm).toBe(300.3);
  });
});
