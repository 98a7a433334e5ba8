import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sampleFlight } from '@va/domain/timetable/testing/samples.ts';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { writeFlights } from '../timetable/timetable-flights.ts';
import { expireBookings, leftTails } from '../bookings/booking-jobs.ts';

interface Leg {
  flightId: string;
  date: string;
  std: string;
  sta: string;
  dep: { icao: string };
  arr: { icao: string };
}
interface Day {
  tail: string;
  legs: Leg[];
}

describeEachDatabase('a day of one aircraft', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInEachTest(api, 'pilot');
  const other = signedInEachTest(api, 'other');
  const operations = signedInEachTest(api, 'operations');
  beforeAll(async () => {
    // Out and back three times a day, the last arrival after midnight.
    const legs = [
      ['LEMD', 'LEBL', 510, 65],
      ['LEBL', 'LEMD', 625, 65],
      ['LEMD', 'EIDW', 740, 150],
      ['EIDW', 'LEMD', 940, 150],
      ['LEMD', 'LEBL', 1170, 65],
      ['LEBL', 'LEMD', 1380, 65],
    ] as const;
    const flights = legs.map(([dep, arr, stdUtc, blockMin], index) => {
      const number = 901 + index;
      return sampleFlight({ id: crypto.randomUUID(), number, dep, arr, stdUtc, blockMin, types: ['jet'] });
    });
    await api.db.transaction((tx) => writeFlights(tx, flights));
  });
  beforeEach(async () => {
    const over = { state: 'cancelled', reason: 'pilot', ended_at: api.now() } as const;
    await api.db.queries.updateTable('booking').set(over).where('state', '!=', 'cancelled').execute();
    await api.db.queries.deleteFrom('inbox_message').execute();
    api.pass(3 * 86_400);
    await comeBack();
  });

  const comeBack = async () => {
    await api.signIn(pilot, 'pilot');
    await api.signIn(other, 'other');
    await api.signIn(operations, 'operations');
  };
  /** The longest day that is proposed of a tail, or of the first. */
  const longest = async (tail?: string): Promise<Day> => {
    const { items } = (await pilot.get('/rotations')).body as { items: Day[] };
    const days = items.filter((day) => tail === undefined || day.tail === tail);
    return days.toSorted((a, b) => b.legs.length - a.legs.length)[0]!;
  };
  const orderOf = ({ tail, legs }: Day) => ({
    tail,
    legs: legs.map(({ flightId, date }) => ({ flightId, date })),
  });
  const book = (day: Day, client = pilot) => client.post('/rotations', orderOf(day));
  const open = async () => (await pilot.get('/bookings')).body.items;
  /** What staff do to a tail that they have just read. */
  const act = async (
    registration: string,
    send: (id: string, headers: object) => Promise<{ status: number }>,
  ) => {
    const { id } = await api.db.queries
      .selectFrom('aircraft')
      .select('id')
      .where('registration', '=', registration)
      .executeTakeFirstOrThrow();
    const { headers } = await operations.get(`/aircraft/${id}/history`);
    expect((await send(id, { 'If-Match': headers.get('etag') ?? '' })).status).toBeLessThan(300);
  };
  const ferry = (tail: string, to: string) =>
    act(tail, (id, headers) =>
      operations.post(`/aircraft/${id}/ferry`, { to, reason: 'Vuelve del taller.' }, { ...headers }),
    );
  const putInto = (tail: string, service: string) =>
    act(tail, (id, headers) =>
      operations.ask('PATCH', `/aircraft/${id}`, {
        body: { service, reason: 'Revisión de las 500 horas.' },
        headers: { ...headers },
      }),
    );
  const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
  const passUntil = (instant: string, minutes = 0) =>
    api.pass((Date.parse(instant) - api.now().getTime()) / 1000 + minutes * 60);
  const runExpiry = async (grace: string) => {
    const run = { db: api.db, clock: api.now, payload: {}, scheduledFor: api.now() };
    await api.db.queries
      .insertInto('job')
      .values({
        id: crypto.randomUUID(),
        kind: 'test',
        run_key: `test:${api.now().toISOString()}`,
        state: 'done',
        finished_at: new Date(Date.parse(grace) - 60_000),
      })
      .execute();
    return expireBookings(sampleOperations).run(run);
  };
  const messages = async () =>
    (await pilot.get('/me/messages')).body.items.map(({ title }: { title: string }) => title);

  it('is proposed of aircraft that stand where the pilot is, out and back, each departure once', async () => {
    const { body } = await pilot.get('/rotations');
    expect(body).toMatchObject({ most: 6, place: { icao: 'LEMD' } });
    expect(body.items.length).toBeGreaterThan(2);
    for (const { legs, tail } of body.items as Day[]) {
      expect(tail).toMatch(/^EC-/);
      expect(legs[0]?.dep.icao).toBe('LEMD');
      expect(legs.at(-1)?.arr.icao).toBe('LEMD');
      for (const [index, leg] of legs.entries()) {
        const before = legs[index - 1];
        if (!before) continue;
        expect(leg.dep.icao).toBe(before.arr.icao);
        expect(Date.parse(leg.std) - Date.parse(before.sta)).toBeGreaterThanOrEqual(45 * 60_000);
      }
    }
  });

  it('is proposed first of an aircraft that the pilot likes, with why and the sceneries that it passes', async () => {
    const { items } = (await pilot.get('/rotations')).body as { items: Day[] };
    const [last] = items.toReversed();
    const tail = last!.tail;
    const { version } = (await pilot.get('/me')).body;
    const changed = await pilot.patch('/me', { likedTails: [tail], ownSceneries: ['LEBL'] }, version);
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const after = (await pilot.get('/rotations')).body.items as (Day & { likes: string[] })[];
    expect(after[0]?.tail).toBe(tail);
    expect(after[0]?.likes[0]).toBe(`${tail} es de tus preferidos.`);
    const overBarcelona = after.filter(({ legs }) => legs.some(({ arr }) => arr.icao === 'LEBL'));
    for (const { likes } of overBarcelona) expect(likes.at(-1)).toMatch(/^Tienes el escenario de .*\(LEBL\)/);
    await pilot.patch('/me', { likedTails: [], ownSceneries: [] }, changed.body.version);
  });

  it('is booked in one act with one tail, counts as one booking, and every leg says which it is', async () => {
    const day = await longest();
    expect(day.legs).toHaveLength(6);
    expect(day.legs.at(-1)?.sta.slice(0, 10)).not.toBe(day.legs[0]?.date);
    const made = await book(day);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const of = day.legs.length;
    expect(made.body.bookings).toMatchObject(
      day.legs.map(({ flightId }, index) => ({ flightId, tail: day.tail, rotation: { n: index + 1, of } })),
    );
    const { items } = (await pilot.get('/flights?limit=200')).body;
    const last = items.findLast(({ refusals }: { refusals: object[] }) => refusals.length === 0);
    const single = { legs: [{ flightId: last.flightId, date: last.date }], acceptSharedTail: true };
    expect((await pilot.post('/bookings', single)).status).toBe(201);
    const more = (await pilot.get('/flights?limit=200')).body.items;
    const third = more.findLast((one: { bookingCode: string | null }) => one.bookingCode === null);
    expect(third.refusals).toMatchObject([{ code: 'demasiadas-reservas' }]);
    expect(third.refusals[0].message).toContain('Ya tienes 2\u00a0reservas abiertas');
  });

  it('is booked whole or not at all, and says why not', async () => {
    const day = await longest();
    const [first, second, ...rest] = day.legs;
    const refused = async (legs: Leg[], tail = day.tail) => codeOf(await book({ tail, legs }));
    expect(await refused([first!, ...rest])).toEqual([409, 'dia-de-avion']);
    expect(await refused([second!, first!])).toEqual([409, 'dia-de-avion']);
    expect(await refused([first!, first!])).toEqual([409, 'dia-de-avion']);
    expect(await refused([first!, { ...second!, flightId: crypto.randomUUID() }])).toEqual([
      422,
      'datos-no-validos',
    ]);
    // Another type needs a longer stop.
    expect(await refused(day.legs, 'EC-BBB')).toEqual([409, 'dia-de-avion']);
    expect(await refused(day.legs, 'EC-ZZZ')).toEqual([422, 'datos-no-validos']);
    expect(await refused([first!])).toEqual([422, 'datos-no-validos']);
    expect(await refused(Array.from({ length: 7 }, () => first!))).toEqual([422, 'datos-no-validos']);
    expect(await open()).toEqual([]);
    // Somebody holds the tail over the second leg: none of the first is left.
    const held = { flightId: second!.flightId, date: second!.date, tail: day.tail };
    expect((await other.post('/bookings', { legs: [held] })).status).toBe(201);
    expect(await refused(day.legs)).toEqual([409, 'matricula-ocupada']);
    expect(await open()).toEqual([]);
  });

  it('is refused where it crosses another booking, or the tail is elsewhere or out of service', async () => {
    const day = await longest();
    const other2 = day.tail === 'EC-AAA' ? 'EC-AAB' : 'EC-AAA';
    const [first] = day.legs;
    const own = { flightId: first!.flightId, date: first!.date, tail: other2 };
    const mine = (await pilot.post('/bookings', { legs: [own] })).body.bookings[0];
    const crossed = await book(day);
    expect(codeOf(crossed)).toEqual([409, 'dia-de-avion']);
    expect(crossed.body.detail).toContain(`Se cruza con tu reserva PRB ${mine.number}`);
    await pilot.post(`/bookings/${mine.code}/cancel`);
    await ferry(day.tail, 'LEBL');
    const away = await book(day);
    expect(codeOf(away)).toEqual([409, 'dia-de-avion']);
    expect(away.body.detail).toContain(`${day.tail} estará en LEBL`);
    expect((await longest(day.tail))?.tail).toBeUndefined();
    await ferry(day.tail, 'LEMD');
  });

  it('gives its legs back one by one: the first that is not flown costs once, those that the tail never reaches nothing', async () => {
    const day = await longest();
    const made = (await book(day)).body.bookings;
    passUntil(made[0].graceUntil, 5);
    expect(await runExpiry(made[0].graceUntil)).toEqual({ expired: 1 });
    await comeBack();
    const [first] = (await pilot.get('/bookings?state=past')).body.items.filter(
      ({ state }: { state: string }) => state === 'expired',
    );
    expect(first).toMatchObject({ code: made[0].code, state: 'expired', reason: null });
    // Once it could have been flown and sent by hand.
    passUntil(made[0].sta, 70);
    const { id } = await api.db.queries
      .selectFrom('booking')
      .select('id')
      .where('code', '=', made[0].code)
      .executeTakeFirstOrThrow();
    await leftTails(sampleOperations).run({
      db: api.db,
      clock: api.now,
      payload: { bookingId: id },
      scheduledFor: api.now(),
    });
    await comeBack();
    const second = (await pilot.get(`/bookings/${made[1].code}`)).body;
    expect(second).toMatchObject({ state: 'cancelled', reason: 'freed' });
    // What begins where the aircraft stands is still to be flown.
    if (made[2]?.dep.icao === 'LEMD')
      expect((await pilot.get(`/bookings/${made[2].code}`)).body.state).toBe('reserved');
    expect(await messages()).toContainEqual(expect.stringMatching(/^Etapa liberada: PRB \d+, de /));
    passUntil(made.at(-1).graceUntil, 5);
    await runExpiry(made.at(-1).graceUntil);
    await comeBack();
    expect(await open()).toEqual([]);
    const debits = await api.db.queries
      .selectFrom('points_entry')
      .select('nominal')
      .where('reason', '=', 'abandoned')
      .where('pilot_id', '=', await api.idOf('pilot'))
      .execute();
    expect(debits).toHaveLength(1);
  });

  it('frees what follows where a leg is cancelled, and keeps what can still be flown', async () => {
    const made = (await book(await longest())).body.bookings;
    const [first, second, third] = made;
    expect((await pilot.post(`/bookings/${first.code}/cancel`)).status).toBe(200);
    const after = async (code: string) => (await pilot.get(`/bookings/${code}`)).body.state;
    expect(await after(second.code)).toBe('cancelled');
    if (third?.dep.icao === 'LEMD') expect(await after(third.code)).toBe('reserved');
  });

  it('is given up from one leg on in one act, with no word about any leg, and what was before it stays', async () => {
    const day = await longest();
    await book(day);
    const [first, second, ...others] = await open();
    const { status, body } = await pilot.post(`/bookings/${second.code}/cancel-rest-of-day`);
    expect([status, body.state, body.reason]).toEqual([200, 'cancelled', 'pilot']);
    expect((await open()).map(({ code }: { code: string }) => code)).toEqual([first.code]);
    for (const { code } of others) {
      const { body: leg } = await pilot.get(`/bookings/${code}`);
      expect([leg.state, leg.reason]).toEqual(['cancelled', 'pilot']);
    }
    expect((await pilot.get('/me/messages')).body.items).toEqual([]);
    expect((await pilot.post(`/bookings/${first.code}/cancel-rest-of-day`)).status).toBe(200);
    expect(await open()).toEqual([]);
    expect((await pilot.post(`/bookings/${first.code}/cancel-rest-of-day`)).body.code).toBe(
      'estado-de-reserva',
    );
  });

  it('takes another tail for all its later legs or for none, and keeps each hour between its neighbours', async () => {
    const day = await longest();
    const made = (await book(day)).body.bookings;
    const [first, second] = made;
    const spare = day.tail === 'EC-AAA' ? 'EC-AAB' : 'EC-AAA';
    const early = new Date(Date.parse(second.std) - 5 * 3_600_000).toISOString();
    const refused = await pilot.patch(`/bookings/${second.code}`, { std: early }, second.version);
    expect(codeOf(refused)).toEqual([409, 'dia-de-avion']);
    const changed = await pilot.patch(`/bookings/${first.code}`, { tail: spare }, first.version);
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect((await open()).map(({ tail }: Day) => tail)).toEqual(made.map(() => spare));
    expect(await messages()).toEqual([]);
    // The old one is held over a later leg by somebody else: none changes.
    const last = made.at(-1);
    const held = { flightId: last.flightId, date: last.date, tail: day.tail };
    expect((await other.post('/bookings', { legs: [held] })).status).toBe(201);
    const { version } = (await pilot.get(`/bookings/${first.code}`)).body;
    const again = await pilot.patch(`/bookings/${first.code}`, { tail: day.tail }, version);
    expect(codeOf(again)).toEqual([409, 'matricula-ocupada']);
    expect((await open()).map(({ tail }: Day) => tail)).toEqual(made.map(() => spare));
  });

  it('keeps its flights where the aircraft goes out of service, and takes another one for all of them', async () => {
    const day = await longest();
    const made = (await book(day)).body.bookings;
    await putInto(day.tail, 'maintenance');
    expect((await open()).map(({ tail }: Day) => tail)).toEqual(made.map(() => null));
    const [first] = await open();
    const spare = day.tail === 'EC-AAA' ? 'EC-AAB' : 'EC-AAA';
    const changed = await pilot.patch(`/bookings/${first.code}`, { tail: spare }, first.version);
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect((await open()).map(({ tail }: Day) => tail)).toEqual(made.map(() => spare));
    expect(codeOf(await book(day))).toEqual([409, 'dia-de-avion']);
    await putInto(day.tail, 'operational');
  });

  it('asked for by two at once goes to one, whole', async () => {
    const day = await longest();
    const answers = await Promise.all([book(day), book(day, other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const rows = await api.db.queries
      .selectFrom('booking')
      .select('pilot_id')
      .where('state', '=', 'reserved')
      .execute();
    expect(rows).toHaveLength(day.legs.length);
    expect(new Set(rows.map(({ pilot_id }) => pilot_id)).size).toBe(1);
  });
});
