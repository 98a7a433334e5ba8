import { beforeAll, beforeEach, expect, it } from 'vitest';
import { KG_PER_LB } from '@va/domain/mass.ts';
import { apiForTests } from '#server/testing/api-for-tests.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { recorderClient, recorderKey } from '#server/testing/recorder-client.ts';
import { smartcarsForTests } from '#server/testing/recorders-for-tests.ts';
import { testFlight } from '#server/testing/test-flight.ts';

/** Seconds between positions: the client sends one every 10. */
const EVERY_S = 60;
const HERE = '192.0.2.10';
const NONE = '|Sin reservas|N/A|';
const UNKNOWN = '|Entra otra vez en FSACARS|N/A|';
const RECEIVED = '#RXOK#|Reporte recibido|';

describeEachDatabase('a flight with FSACARS', (kind) => {
  const api = apiForTests(kind, { trustedProxies: 1 });
  // Books by another program, whose protocol can.
  const smartcars = smartcarsForTests(api, 'PRB005');
  const user = 'PRB005';
  let pass: string;
  beforeAll(async () => {
    pass = await recorderKey(api, 'pilot');
  });
  // Flights of one pilot may not overlap.
  beforeEach(() => api.pass(7200));

  const form = recorderClient(api, 'fsacars', () => ({}));
  const ask = async (call: string, fields: Record<string, string>, from = HERE) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': from };
    return form('POST', `/${call}`, new URLSearchParams(fields).toString(), headers);
  };
  const say = async (call: string, fields: Record<string, string>, from = HERE) =>
    (await ask(call, fields, from)).text;

  const book = async (number: string, inMinutes = 10) => {
    const { body } = await smartcars('GET', '/data/aircraft');
    const departureTime = new Date(api.now().getTime() + inMinutes * 60_000).toISOString().slice(11, 16);
    const plan = { departure: 'LEMD', arrival: 'LEBL', aircraft: body[0].id, departureTime, number };
    const booked = await smartcars('POST', '/flights/charter', plan);
    expect(booked.status, booked.text).toBe(200);
    return departureTime;
  };
  const fly = async (change: (fields: Record<string, string>) => Record<string, string> = (f) => f) => {
    const { points } = testFlight(api);
    const first = points[0]!.at;
    for (const point of points.filter(({ at }) => (at - first) % (EVERY_S * 1000) === 0)) {
      api.pass(Math.max(0, (point.at - api.now().getTime()) / 1000));
      const fields = {
        user,
        lat2: String(point.lat),
        lon2: String(point.lon),
        msl: String(point.altFt),
        gskts: String(point.gsKt),
        hdgtrue: String(point.hdg),
        onground: point.onGround ? '1' : '0',
        aircraft: 'A320',
      };
      const { status, text } = await ask('posrep', change(fields));
      expect([status, text]).toEqual([200, '']);
    }
  };
  const pirep = (change: Record<string, string> = {}) => ({
    user,
    pass,
    fnum: 'PRB301',
    aircraft: 'A320',
    orig: 'LEMD',
    dest: 'LEBL',
    blocktime: '1,1',
    airtime: '0,9',
    actualNM: '268,4',
    fuelstart: '13200',
    fuelstop: '6900',
    landingFPM: '182,5',
    crashed: '0',
    pirep: 'Vuelo tranquilo',
    fsver: '4.2.5',
    ...change,
  });
  const reports = () =>
    api.db.queries
      .selectFrom('report')
      .innerJoin('booking', 'booking.id', 'report.booking_id')
      .select(['report.id', 'report.code', 'booking.flight_number', 'report.state', 'report.comment'])
      .select(['report.off_block', 'report.takeoff', 'report.touchdown_fpm', 'report.fuel_off_kg'])
      .where('report.client', '=', 'FSACARS')
      .orderBy('report.id', 'desc')
      .execute();

  it('lets in who shows the key of the callsign, and tells nobody else anything', async () => {
    expect(await say('userquery', { user, pass, serverpass: '' })).toBe('USEROK');
    expect(await say('userquery', { user: user.toLowerCase(), pass })).toBe('USEROK');
    const asked = await ask('userquery', { user, pass });
    expect([asked.text, asked.headers.get('content-type')]).toEqual(['USEROK', 'text/plain; charset=utf-8']);
    // A key in an address would stand in the log of whatever lies between.
    expect((await form('GET', `/userquery?user=${user}&pass=${pass}`)).status).toBe(404);
    for (const wrong of [{ user: 'PRB006', pass }, { user, pass: 'va_nada' }, { user }, { pass }, {}])
      expect(await say('userquery', wrong as Record<string, string>)).toBe('NOUSR');
    const refused = await ask('pirep', pirep({ pass: 'va_nada' }));
    expect([refused.status, refused.text]).toEqual([401, '#RXERR#|Tu indicativo o tu clave no valen.|']);
  });

  it('is dispatched, crosses the map, and ends as one report, told with commas and sent twice', async () => {
    expect(await say('userquery', { user, pass })).toBe('USEROK');
    expect(await say('dispatch', { user })).toBe(NONE);
    const at = await book('301');
    await book('302', 240);
    expect(await say('dispatch', { user })).toBe(`LEMD|LEBL|Vuelo PRB301, salida ${at}Z|PRB301|RESERVED|`);
    expect(await reports(), 'reading it begins nothing').toEqual([]);
    await fly((fields) => ({ ...fields, lat2: fields['lat2']!.replace('.', ',') }));
    expect(await reports()).toMatchObject([{ state: 'in_progress', flight_number: 301 }]);
    expect(await say('pirep', pirep())).toBe(RECEIVED);
    const [report, ...others] = await reports();
    expect(others).toEqual([]);
    expect(report).toMatchObject({ comment: 'Vuelo tranquilo' });
    expect(report?.fuel_off_kg).toBeCloseTo(13_200 * KG_PER_LB, 3);
    expect(report?.state).not.toBe('in_progress');
    expect([report?.off_block, report?.takeoff].every(Boolean)).toBe(true);
    expect(report?.touchdown_fpm).toBeLessThan(0);
    // Other programs of the pilot read it as one of theirs: what was told, and nothing that was not.
    const { body: details } = await smartcars('GET', `/pireps/details?id=${report?.code}`);
    expect([details.flightLog, details.flightData]).toEqual([[], []]);
    const { note } = await api.db.queries
      .selectFrom('recorder_note')
      .select('data as note')
      .where('report_id', '=', report!.id)
      .executeTakeFirstOrThrow();
    expect(note).toMatchObject({
      program: 'FSACARS',
      flightTime: 1.1,
      fuelUsedLbs: 6300,
      route: null,
      pirep: { fnum: 'PRB301', blocktime: 1.1, actualNM: 268.4, fuelstop: 6900, remarks: 'Vuelo tranquilo' },
    });

    // A client that heard no answer sends it once more, and goes on telling where it stands: the next flight is not begun.
    expect(await say('pirep', pirep())).toBe(RECEIVED);
    expect(await say('posrep', { user, lat2: '41.29', lon2: '2.07', onground: '1' })).toBe('');
    expect(await reports()).toHaveLength(1);
    expect(await say('dispatch', { user })).toContain('PRB302');
    expect(await say('pirep', pirep({ datestamp: '20/11/2026 13:00' }))).toBe(RECEIVED);
    expect(await reports(), 'sent again after the next flight was given').toHaveLength(1);

    const pilot = await api.signedIn('pilot');
    const back = await pilot.post(`/reports/${report?.code}/withdraw`);
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    expect(await say('dispatch', { user }), 'the booking is open again').toContain('PRB301');
    const points = () => api.db.queries.selectFrom('report_recording').select('revision').execute();
    const kept = await points();
    expect(await say('posrep', { user, lat2: '41.29', lon2: '2.07', onground: '1' })).toBe('');
    expect(await points()).toEqual(kept);
    expect(await say('pirep', pirep({ pirep: 'Otra vez' }))).toBe(
      '#RXERR#|Retiraste ese informe: envíalo o descártalo en la página.|',
    );
    expect((await pilot.post(`/reports/${report?.code}/discard`, {})).status).toBe(200);
  });

  it('takes no position and tells no booking to another address, without the key, or a day later', async () => {
    expect(await say('userquery', { user, pass })).toBe('USEROK');
    expect(await say('dispatch', { user })).toContain('PRB302');
    const before = (await reports()).length;
    const place = { user, lat2: '40.47', lon2: '-3.56', onground: '1' };
    expect(await say('dispatch', { user }, '203.0.113.9')).toBe(UNKNOWN);
    expect(await say('dispatch', { user: 'PRB006' })).toBe(UNKNOWN);
    expect(await say('posrep', place, '203.0.113.9')).toBe('');
    expect(await say('posrep', { ...place, user: 'NADIE' })).toBe('');
    expect(await say('posrep', { user, lat2: 'norte' })).toBe('');
    api.pass(86_400);
    expect(await say('dispatch', { user })).toBe(UNKNOWN);
    expect(await say('posrep', place)).toBe('');
    expect(await reports()).toHaveLength(before);
  });

  it('refuses a report of what is not booked or was not recorded, and says what to do', async () => {
    await book('303');
    const lost = await ask('pirep', pirep({ orig: 'LEPA', dest: 'LEMD' }));
    expect([lost.status, lost.text]).toEqual([
      404,
      '#RXERR#|No tienes ninguna reserva de ese trayecto: haz la reserva y envíalo otra vez.|',
    ]);
    const unseen = await ask('pirep', pirep({ fnum: '303' }));
    expect([unseen.status, unseen.text]).toEqual([
      409,
      '#RXERR#|No se ha grabado nada de ese vuelo: informa de él a mano en la página.|',
    ]);
    expect(await reports()).toHaveLength(1);
  });

  it('is known for as long as its program calls', async () => {
    expect(await say('userquery', { user, pass })).toBe('USEROK');
    for (let hours = 0; hours < 48; hours += 12) {
      expect(await say('dispatch', { user })).toContain('LEMD|LEBL');
      api.pass(12 * 3600 - 1);
    }
  });

  it('is written down as known once an hour, and not at every position', async () => {
    const known = async () => {
      const rows = await api.db.queries.selectFrom('api_key').select('shown_at').orderBy('id').execute();
      return rows.map(({ shown_at }) => shown_at);
    };
    expect(await say('userquery', { user, pass })).toBe('USEROK');
    const first = await known();
    const call = async (afterS: number) => {
      api.pass(afterS);
      await say('posrep', { user, lat2: 'norte' });
      return known();
    };
    expect(await call(10)).toEqual(first);
    expect(await call(3580)).toEqual(first);
    expect(await call(10)).toContainEqual(api.now());
  });

  it('answers nothing to a key that was withdrawn', async () => {
    const other = await recorderKey(api, 'pilot');
    expect(await say('userquery', { user, pass: other })).toBe('USEROK');
    await api.db.queries.updateTable('api_key').set({ revoked_at: api.now() }).execute();
    expect(await say('userquery', { user, pass: other })).toBe('NOUSR');
    expect(await say('dispatch', { user })).toBe(UNKNOWN);
  });
});
