import { beforeEach, expect, it } from 'vitest';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { actAtDesk } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';

const POINTS = 4;
const { operations } = sampleAirline;

describeEachDatabase('the flight of the day', (kind) => {
  const api = apiForTests(kind, {
    airline: {
      ...sampleAirline,
      operations: { ...operations, points: { ...operations.points, dayFlight: POINTS } },
    },
  });
  const pilot = signedInEachTest(api, 'pilot');
  const other = signedInEachTest(api, 'other');
  beforeEach(async () => {
    const over = { state: 'cancelled', reason: 'pilot', ended_at: api.now() } as const;
    await api.db.queries.updateTable('booking').set(over).where('state', '!=', 'cancelled').execute();
    // Six in the morning of the next day.
    const day = 86_400_000;
    const morning = Math.floor(api.now().getTime() / day + 1) * day + 6 * 3_600_000;
    api.pass((morning - api.now().getTime()) / 1000);
    await api.signIn(pilot, 'pilot');
    await api.signIn(other, 'other');
  });

  const ofToday = async (client = pilot) => (await client.get('/me/day-flight')).body;
  const book = async (client = pilot) => {
    const { flightId, date } = (await ofToday(client)).departure;
    return client.post('/me/day-flight', { flightId, date });
  };

  it('proposes one that leaves from where the pilot is and can be booked, the same one until it has left', async () => {
    const first = await ofToday();
    expect(first).toMatchObject({ points: POINTS, booking: null });
    expect(first.departure).toMatchObject({ dep: { icao: 'LEMD' }, refusals: [], tailShared: false });
    expect(first.departure.worth.sure).toContainEqual(
      expect.objectContaining({ reason: 'day_flight', points: POINTS }),
    );
    api.pass((Date.parse(first.departure.std) - api.now().getTime()) / 1000 - 60);
    await api.signIn(pilot, 'pilot');
    expect((await ofToday()).departure.flightId).toBe(first.departure.flightId);
    api.pass(120);
    const { departure } = await ofToday();
    if (departure !== null) expect(departure.flightId).not.toBe(first.departure.flightId);
  });

  it('is booked in one press, once a day, and shown as the booking it is', async () => {
    const made = await book();
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const [{ code, number }] = made.body.bookings;
    expect(await ofToday()).toMatchObject({ departure: null, booking: { code, number, state: 'reserved' } });
    const { flightId, date } = (await other.get('/me/day-flight')).body.departure;
    const again = await pilot.post('/me/day-flight', { flightId, date });
    expect([again.status, again.body.code]).toEqual([409, 'vuelo-del-dia']);
    // Cancelled, the day has a flight again.
    await pilot.post(`/bookings/${code}/cancel`);
    expect((await ofToday()).departure).not.toBeNull();
  });

  it('pressed twice at once books one', async () => {
    const { flightId, date } = (await ofToday()).departure;
    const answers = await Promise.all([1, 2].map(() => pilot.post('/me/day-flight', { flightId, date })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await pilot.get('/bookings')).body.items).toHaveLength(1);
  });

  it('refuses another flight as that of the day, and says which one it is', async () => {
    const { departure } = await ofToday();
    const { items } = (await pilot.get('/flights?limit=50')).body;
    const wrong = items.find(({ flightId }: { flightId: string }) => flightId !== departure.flightId);
    const refused = await pilot.post('/me/day-flight', { flightId: wrong.flightId, date: wrong.date });
    expect([refused.status, refused.body.code]).toEqual([409, 'vuelo-del-dia']);
    expect(refused.body.detail).toContain(`PRB ${departure.number}`);
    const unknown = { flightId: crypto.randomUUID(), date: departure.date };
    expect((await pilot.post('/me/day-flight', unknown)).status).toBe(409);
    expect((await pilot.post('/me/day-flight', { flightId: 'x', date: '2026-02-30' })).status).toBe(422);
  });

  it('stays the same for who has no room for a booking, and says what is to be done', async () => {
    const { departure } = await ofToday();
    const { items } = (await pilot.get('/flights?origin=LEMD&limit=50')).body;
    const others = items.filter(({ flightId }: { flightId: string }) => flightId !== departure.flightId);
    const legs = others.slice(-2).map(({ flightId, date }: Record<string, string>) => ({ flightId, date }));
    expect((await pilot.post('/bookings', { legs, acceptSharedTail: true })).status).toBe(201);
    const full = (await ofToday()).departure;
    expect(full.flightId).toBe(departure.flightId);
    expect(full.refusals).toMatchObject([{ code: 'demasiadas-reservas' }]);
    expect((await book()).body.code).toBe('demasiadas-reservas');
  });

  it('gives its points once the flight is accepted, and takes them back with it', async () => {
    const made = await book();
    const [{ code, arr, std }] = made.body.bookings;
    api.pass((Date.parse(std) - api.now().getTime()) / 1000);
    await api.signIn(pilot, 'pilot');
    const { flight: _, ...start } = startBody(`day-${kind}`, { booking: code });
    const begun = await pilot.post('/reports/start', start);
    expect(begun.status, JSON.stringify(begun.body)).toBe(201);
    const to = operations.airports.get(arr.icao);
    const flight = testFlight(api, to ? { to: { ...to, elevationFt: 100, ends: [] } } : {});
    await sendFlight(pilot, api, begun.body.code, flight);
    await api.signIn(pilot, 'pilot');
    const done = await pilot.post(`/reports/${begun.body.code}/submit`, {});
    expect(done.body.state, JSON.stringify(done.body)).toBe('accepted');
    const { points } = (await pilot.get(`/reports/${begun.body.code}/score`)).body;
    expect(points).toContainEqual(expect.objectContaining({ reason: 'day_flight', points: POINTS }));
    const chief = await api.signedIn('operations');
    const reopened = await actAtDesk(chief, begun.body.code, 'reopen', {
      text: 'Se mira otra vez con calma.',
    });
    expect(reopened.status, JSON.stringify(reopened.body)).toBe(200);
    const sums = await api.db.queries
      .selectFrom('points_entry')
      .select('applied')
      .where('pilot_id', '=', await api.idOf('pilot'))
      .execute();
    expect(sums.reduce((sum, { applied }) => sum + applied, 0)).toBe(0);
  });
});
