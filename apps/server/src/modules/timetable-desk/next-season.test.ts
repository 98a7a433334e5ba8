import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
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
  /** Books a flight of a later day, one that has not been booked before; from where the pilot is unless it is said. */
  const book = async (search = '?here=true') => {
    const { items } = (await pilot.get(`/flights${search}`)).body;
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
  /** Applies a file as it was reviewed, and answers that. */
  const apply = async (csv: string) => {
    const review = (await operations.post('/timetable/import/check', { csv })).body;
    const { revision } = review;
    const file = { csv, revision, reason: REASON, fileName: 'temporada.csv', partial: false };
    expect((await operations.post('/timetable/import/apply', file)).status).toBe(200);
    return review;
  };
  /** Applies a file that begins the flight anew on the day of its booking; answers the id of that season. */
  const begin = async (flight: Flown, from: string) => {
    const { added } = await apply(HEADER + rowOf(flight, from));
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

  it('goes with the season of its day within a schedule with a last day and after it', async () => {
    const header = HEADER.replace('start_date', 'start_date,end_date');
    const dayOf = (date: string, count: number) =>
      new Date(Date.parse(date) + count * 24 * HOUR).toISOString().slice(0, 10);
    for (const ahead of [0, -1]) {
      const { code, offer, flight } = await book('');
      const before = await told();
      const begun = api.db.queries.updateTable('flight').set({ valid_from: '2026-11-01' });
      await begun.where('id', '=', flight.id).execute();
      const day = dayOf(offer.date, ahead);
      // At another hour where the booking is not of its days.
      const row = rowOf({ ...flight, stdUtc: (flight.stdUtc - 5 * ahead) % 1440 }, day);
      const { added, findings } = await apply(header + row.replace('\n', `,${day}\n`));
      const season = (from: string) => added.find((one: { validFrom: string }) => one.validFrom === from);
      expect(season(dayOf(day, 1))).toMatchObject({ stdUtc: flight.stdUtc, validUntil: null });
      // Said of other hours only.
      const said = findings.filter(({ code }: { code: string }) => code === 'sigue-despues');
      expect(said).toHaveLength(-ahead);
      // The booking only changes season.
      expect(findings.map(({ code }: { code: string }) => code)).not.toContain('con-reservas');
      expect(await seen(code)).toMatchObject({ changed: null, flightId: season(offer.date).id });
      expect(await told()).toBe(before);
      await pilot.post(`/bookings/${code}/cancel`);
    }
  });

  it('keeps a booked day of a schedule with a last day, and what follows it, when a row without days comes after', async () => {
    const { code, offer, flight } = await book('');
    const begun = api.db.queries.updateTable('flight').set({ valid_from: '2026-11-01' });
    await begun.where('id', '=', flight.id).execute();
    const header = HEADER.replace('start_date', 'start_date,end_date');
    const later = (minutes: number) => ({ ...flight, stdUtc: (flight.stdUtc + minutes) % 1440 });
    await apply(header + rowOf(later(5), offer.date).replace('\n', `,${offer.date}\n`));
    const before = await told();
    const { added, changed, findings } = await apply(HEADER + rowOf(later(10), ''));
    expect([added, changed.map(({ after }: { after: { id: string } }) => after.id)]).toEqual([
      [],
      [flight.id],
    ]);
    // The review says that the flight goes on as it was after the booked day.
    const said = findings.map(({ code }: { code: string }) => code);
    expect(said).toContain('sigue-como-antes');
    expect(said).not.toContain('con-reservas');
    expect(await seen(code)).toMatchObject({ state: 'reserved', changed: null });
    expect(await told()).toBe(before);
    await pilot.post(`/bookings/${code}/cancel`);
  });
});
