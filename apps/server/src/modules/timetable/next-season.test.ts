import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-for-tests.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';

const REASON = 'Cambia la temporada';
const HEADER =
  'airline,flight_number,dpt_airport,arr_airport,days,dpt_time,flight_time,subfleets,start_date\n';
/** The day of the tests' clock. */
const TODAY = '2026-11-20';
const HOUR = 3_600_000;

interface Offer {
  number: number;
  date: string;
}

interface Flown {
  number: number;
  dep: string;
  arr: string;
  days: number;
  stdUtc: number;
  blockMin: number;
  types: string[];
}

describeEachDatabase('a booked flight whose next season begins', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');

  const flightOf = async (id: string) => {
    const { flights } = (await operations.get('/timetable')).body;
    return flights.find((one: { id: string }) => one.id === id);
  };
  const booked = new Set<number>();
  /** Books a flight of a later day, one that has not been booked before. */
  const book = async () => {
    const { items } = (await pilot.get('/flights?here=true')).body;
    const offer = items.find(({ number, date }: Offer) => date > TODAY && !booked.has(number));
    booked.add(offer.number);
    const legs = [{ flightId: offer.flightId, date: offer.date }];
    const [{ code }] = (await pilot.post('/bookings', { legs })).body.bookings;
    return { code, offer, flight: await flightOf(offer.flightId) };
  };
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join('');
  const rowOf = ({ number, dep, arr, days, stdUtc, blockMin, types }: Flown, from: string) => {
    const digits = [1, 2, 3, 4, 5, 6, 7].filter((day) => (days & (1 << (day - 1))) !== 0).join('');
    return `PRB,${number},${dep},${arr},${digits},${clock(stdUtc)},${blockMin},${types.join('|')},${from}\n`;
  };
  /** Applies a file that begins the flight anew on the day of its booking; answers the id of that season. */
  const begin = async (flight: Flown, from: string) => {
    const csv = HEADER + rowOf(flight, from);
    const { revision, added } = (await operations.post('/timetable/import/check', { csv })).body;
    const file = { csv, revision, reason: REASON, fileName: 'temporada.csv', partial: false };
    expect((await operations.post('/timetable/import/apply', file)).status).toBe(200);
    expect(added).toHaveLength(1);
    return added[0].id;
  };
  const seen = async (code: string) => (await pilot.get(`/bookings/${code}`)).body;
  const told = async () => (await pilot.get('/me/messages')).body.items.length;

  it('goes on under the new season: nothing is said of the same hours, and it is booked once', async () => {
    const { code, offer, flight } = await book();
    const before = await told();
    const id = await begin(flight, offer.date);
    expect(id).not.toBe(flight.id);
    expect(await seen(code)).toMatchObject({ state: 'reserved', changed: null, flightId: id });
    expect(await told()).toBe(before);
    const again = await pilot.post('/bookings', { legs: [{ flightId: id, date: offer.date }] });
    expect(again.body.code).toBe('reserva-repetida');
    await pilot.post(`/bookings/${code}/cancel`);
  });

  it('is moved where the new season leaves at another hour', async () => {
    const { code, offer, flight } = await book();
    const before = await told();
    const sooner = flight.stdUtc >= 1320 ? -120 : 120;
    await begin({ ...flight, stdUtc: flight.stdUtc + sooner }, offer.date);
    const std = new Date(Date.parse(offer.std) + (sooner / 60) * HOUR).toISOString();
    expect((await seen(code)).changed).toEqual({ what: 'moved', std });
    expect(await told()).toBe(before + 1);
    await pilot.post(`/bookings/${code}/cancel`);
  });

  it('that was withdrawn first comes back with a season that is added by hand', async () => {
    const { code, offer, flight } = await book();
    const ended = { validUntil: TODAY, reason: REASON };
    await operations.patch(`/flights/${flight.id}`, ended, flight.version);
    expect((await seen(code)).changed.what).toBe('flight_withdrawn');
    const id = await begin(flight, offer.date);
    expect(await seen(code)).toMatchObject({ changed: null, flightId: id });
    await pilot.post(`/bookings/${code}/cancel`);
  });

  it('stays withdrawn where its pilot has booked the new season besides', async () => {
    const { code, offer, flight } = await book();
    const id = await begin(flight, offer.date);
    await api.db.queries
      .updateTable('booking')
      .set({ flight_id: flight.id, changed_what: 'flight_withdrawn' })
      .where('code', '=', code)
      .execute();
    const [other] = (await pilot.post('/bookings', { legs: [{ flightId: id, date: offer.date }] })).body
      .bookings;
    const { version } = await flightOf(flight.id);
    expect(
      (await operations.patch(`/flights/${flight.id}`, { note: 'x', reason: REASON }, version)).status,
    ).toBe(200);
    expect(await seen(code)).toMatchObject({ flightId: flight.id, changed: { what: 'flight_withdrawn' } });
    for (const one of [code, other.code]) await pilot.post(`/bookings/${one}/cancel`);
  });
});
