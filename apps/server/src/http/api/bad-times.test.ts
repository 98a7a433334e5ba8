import { z } from 'zod';
import { beforeAll, expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { noticeOrder } from '#server/testing/staff-things.ts';
import { typedFlight } from '#server/testing/report-desk.ts';
import { rowCounts } from '#server/testing/row-counts.ts';
import { startBody } from '#server/testing/test-flight.ts';

/** Days that there are not, or that nobody means. */
const DAYS = [
  '0000-01-01',
  '0001-01-01',
  '1582-10-10',
  '9999-12-31',
  '+010000-01-01',
  '-000001-01-01',
  '2026-02-30',
  '2026-13-01',
  '20261120',
  '',
  'ayer',
];
/** Hours that there are not, on a day that there is. */
const INSTANTS = [
  ...DAYS.map((day) => `${day}T00:00:00Z`),
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T10:60:00Z',
  '2026-12-31T23:59:60Z',
  '2026-11-21T10:00:00',
  '2026-11-21T10:00:00+99:00',
];

describeOneDatabase('times from year 1 to 9999', (kind) => {
  const api = apiForTests(kind);
  const administrator = signedInForTests(api, 'administrator');
  const pilot = signedInForTests(api, 'pilot');
  const staff = signedInForTests(api, 'operations');
  let before: Record<string, number>;
  let requests: Record<string, (time: string) => Promise<{ status: number; body: { detail?: string } }>>;
  beforeAll(async () => {
    const [departure] = (await pilot.get('/flights?origin=LEMD&destination=LEBL')).body.items;
    const leg = { flightId: departure.flightId, date: departure.date };
    const booked = (await pilot.post('/bookings', { legs: [leg] })).body.bookings[0];
    const report = (await pilot.post('/reports/start', startBody('times'))).body.code;
    const { slug, version } = (await staff.post('/notices', noticeOrder)).body;
    const event = {
      name: 'Noche de Dublín',
      startsAt: '2026-11-25T18:00:00Z',
      endsAt: '2026-11-25T22:00:00Z',
      airports: ['EIDW'],
      countsOn: 'arrival',
      signup: true,
      slotMinutes: 15,
      reason: 'Lo piden los pilotos',
    };
    const { body: made } = await staff.post('/events', event);
    const [flight] = (await staff.get('/timetable')).body.flights;
    const manual = typedFlight(api, 1);
    const point = { seq: 1, lat: 40.47, lon: -3.56 };
    const noted = { id: 'td-1', kind: 'touchdown', rateFpm: -182, g: 1.2 };
    const now = api.now().toISOString();
    requests = {
      'askLeave firstMonth': (t) => pilot.post('/me/leaves', { firstMonth: t.slice(0, 7), months: 1 }),
      'createBooking date': (date) => pilot.post('/bookings', { legs: [{ ...leg, date }] }),
      'bookDayFlight date': (date) => pilot.post('/me/day-flight', { ...leg, date }),
      'bookRotation date': (date) =>
        pilot.post('/rotations', {
          tail: 'EC-AAA',
          legs: [
            { ...leg, date },
            { ...leg, date },
          ],
        }),
      'createBooking std': (std) => pilot.post('/bookings', { legs: [{ dep: 'LEMD', arr: 'LEBL', std }] }),
      'changeBooking std': (std) => pilot.patch(`/bookings/${booked.code}`, { std }, booked.version),
    };
    for (const name of ['date', 'until', 'ackUntil']) {
      requests[`publishNotice ${name}`] = (t) => staff.post('/notices', { ...noticeOrder, [name]: t });
      requests[`changeNotice ${name}`] = (t) =>
        staff.patch(`/notices/${slug}`, { ...noticeOrder, meaning: false, [name]: t }, version);
    }
    for (const name of ['startsAt', 'endsAt', 'advertiseFrom']) {
      requests[`createEvent ${name}`] = (t) => staff.post('/events', { ...event, [name]: t });
      requests[`changeEvent ${name}`] = (t) =>
        staff.ask('PUT', `/events/${made.id}`, {
          body: { ...event, [name]: t },
          headers: { 'If-Match': `"v${made.version}"` },
        });
    }
    for (const name of ['offBlock', 'takeoff', 'landing', 'onBlock'])
      requests[`sendManualReport ${name}`] = (t) => pilot.post('/reports/manual', { ...manual, [name]: t });
    const { number, dep, arr, days, stdUtc, blockMin, types } = flight;
    const added = { number, dep, arr, days, stdUtc, blockMin, types, reason: 'Lo piden los pilotos' };
    for (const name of ['validFrom', 'validUntil'])
      requests[`addFlight ${name}`] = (t) => staff.post('/flights', { ...added, [name]: t });
    const [tail] = (await staff.get('/aircraft')).body;
    const plane = {
      registration: 'EC-NEW',
      typeId: 'jet',
      name: '',
      livery: '',
      base: 'LEMD',
      place: 'LEMD',
    };
    requests['addAircraft deliveredOn'] = (deliveredOn) => staff.post('/aircraft', { ...plane, deliveredOn });
    requests['changeAircraft deliveredOn'] = (deliveredOn) =>
      staff.ask('PATCH', `/aircraft/${tail.id}/details`, {
        body: { deliveredOn },
        headers: { 'If-Match': `"v${tail.version}"` },
      });
    const tour = {
      name: 'Vuelta corta',
      description: 'De Madrid a Dublín y vuelta.',
      types: ['jet'],
      moreThanHours: null,
      stops: ['LEMD', 'EIDW', 'LEMD'],
      retiredStages: [],
      substitutes: [],
      anyOrder: false,
    };
    const [written] = (await staff.get('/tour-plans')).body.items;
    for (const name of ['from', 'until']) {
      const dated = (t: string) => ({
        tour: { ...tour, editions: [{ n: 1, from: '2026-12-01', until: '2027-01-31', [name]: t }] },
        reason: 'Lo piden los pilotos',
      });
      requests[`tryTour ${name}`] = (t) => staff.post('/tour-plans/try', { id: null, tour: dated(t).tour });
      requests[`addTour ${name}`] = (t) => staff.post('/tour-plans', dated(t));
      requests[`changeTour ${name}`] = (t) =>
        staff.ask('PUT', `/tour-plans/${written.id}`, {
          body: dated(t),
          headers: { 'If-Match': `"v${written.version}"` },
        });
    }
    const { revision } = (await staff.get('/timetable')).body;
    const csv = 'flight_number,dpt_airport,arr_airport,days\n641,LEMD,EIDW,135\n';
    const file = { csv, fileName: 'horario.csv', revision, reason: 'Cambia la temporada' };
    Object.assign(requests, {
      'checkTimetableFile validFrom': (validFrom: string) =>
        staff.post('/timetable/import/check', { csv, validFrom }),
      'applyTimetableFile validFrom': (validFrom: string) =>
        staff.post('/timetable/import/apply', { ...file, validFrom }),
      'signUpForEvent slot': (slot: string) => pilot.post(`/events/${made.id}/signup`, { slot }),
      'changeFlight validUntil': (validUntil: string) =>
        staff.ask('PATCH', `/flights/${flight.id}`, {
          body: { validUntil, reason: 'Cambia la temporada' },
          headers: { 'If-Match': '"v1"' },
        }),
      'addPoints clientNow': (clientNow: string) =>
        pilot.post(`/reports/${report}/points`, { clientNow, points: [{ ...point, at: now }] }),
      'addPoints at': (at: string) =>
        pilot.post(`/reports/${report}/points`, { clientNow: now, points: [{ ...point, at }] }),
      'addFlightEvents clientNow': (clientNow: string) =>
        pilot.post(`/reports/${report}/events`, { clientNow, events: [{ ...noted, at: now }] }),
      'addFlightEvents at': (at: string) =>
        pilot.post(`/reports/${report}/events`, { clientNow: now, events: [{ ...noted, at }] }),
      'activateScoringRules from': (from: string) =>
        administrator.post('/rules/scoring/activate', { hash: 'a', from, reason: 'Cambia la temporada' }),
      'claimPoints month': (t: string) =>
        pilot.post('/me/points/claims', { month: t.slice(0, 7), text: 'Falta un vuelo de este mes.' }),
      'restartClosure month': (t: string) =>
        administrator.post('/closures/restart', { month: t.slice(0, 7) }),
      'readNewsky until': (until: string) =>
        administrator.post('/imports/newsky', { from: '2026-11-20', until }),
      'readNewsky from': (from: string) =>
        administrator.post('/imports/newsky', { from, until: '2026-11-20' }),
    });
    before = await rowCounts(api.db);
  });

  it('are asked of everything that takes a day or an instant', () => {
    const taken = api.platform.endpoints.flatMap(({ operation, body }) =>
      body ? timesIn(z.toJSONSchema(body, { io: 'input' })).map((name) => `${operation} ${name}`) : [],
    );
    expect(taken.length).toBeGreaterThan(20);
    expect(taken.filter((one) => !(one in requests))).toEqual([]);
  });

  it('are refused in Spanish, each of them, and nothing is stored', async () => {
    const wrong: string[] = [];
    for (const [name, send] of Object.entries(requests))
      for (const time of isDay(name) ? DAYS : INSTANTS) {
        api.pass(3);
        const { status, body } = await send(time);
        const isRefused = status >= 400 && status < 500 && /^[A-ZÁÉÍÓÚ].*\.$/s.test(body.detail ?? '');
        if (!isRefused) wrong.push(`${name} ${time}: ${status} ${JSON.stringify(body)}`);
      }
    expect(wrong).toEqual([]);
    expect(await rowCounts(api.db)).toEqual(before);
  });
});

/** Names of fields that are a day or a month, and no instant. */
const isDay = (name: string) => /(?:date|until|from|month|on)$/i.test(name);

/** Names of the fields of a schema that are days or instants. */
function timesIn(schema: unknown, name = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('format' in schema && String(schema.format).startsWith('date')) return [name];
  const found = Object.entries(schema).flatMap(([key, inner]) =>
    key === 'properties'
      ? Object.entries(inner).flatMap(([field, one]) => timesIn(one, field))
      : timesIn(inner, name),
  );
  return [...new Set(found)];
}
