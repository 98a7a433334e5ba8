import { beforeEach, describe, expect, it } from 'vitest';
import { howOften } from '@va/testing/how-often.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { startBody } from '#server/testing/test-flight.ts';
import { holdLock, sessionsWait } from '#server/testing/waiting-sessions.ts';
import { remindBookings } from './booking-jobs.ts';

const REASON = 'Lo pide el taller';

// The embedded database has one session: there one act waits for the other by itself.
describe('acts on one booking at once', () => {
  const api = apiForTests('postgres');
  const pilot = signedInForTests(api, 'pilot');
  const other = signedInForTests(api, 'other');
  const operations = signedInForTests(api, 'operations');
  const administrator = signedInForTests(api, 'administrator');

  /** Books the next departure of Madrid with an aircraft. */
  const book = async (client: ApiClient, tail: string) => {
    const [{ flightId, date }] = (await client.get('/flights?origin=LEMD&destination=LEBL')).body.items;
    const answer = await client.post('/bookings', { legs: [{ flightId, date, tail }] });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return { ...answer.body.bookings[0], flightId } as { code: string; flightId: string; version: number };
  };
  const cancel = (client: ApiClient, code: string) => client.post(`/bookings/${code}/cancel`);
  const readTail = async (registration: string): Promise<{ id: string; version: number }> =>
    (await operations.get('/aircraft')).body.find(
      (one: { registration: string }) => one.registration === registration,
    );
  const serve = ({ id, version }: { id: string; version: number }, service: string) =>
    operations.patch(`/aircraft/${id}`, { service, reason: REASON }, version);
  const readFlight = async (flightId: string): Promise<{ version: number; stdUtc: number }> =>
    (await operations.get('/timetable')).body.flights.find(({ id }: { id: string }) => id === flightId);
  const moveFlight = (
    flightId: string,
    { version, stdUtc }: { version: number; stdUtc: number },
    minutes: number,
  ) => operations.patch(`/flights/${flightId}`, { stdUtc: stdUtc + minutes, reason: REASON }, version);
  const remind = () =>
    remindBookings(sampleOperations).run({
      db: api.db,
      clock: api.now,
      payload: {},
      scheduledFor: api.now(),
    });
  const nameSecond = (client: ApiClient, { code, version }: { code: string; version: number }, who: string) =>
    client.patch(`/bookings/${code}`, { secondPilot: who }, version);

  const endAll = async () => {
    await api.db.queries.updateTable('report').set({ state: 'voided' }).execute();
    const ended = { state: 'cancelled', ended_at: api.now() } as const;
    await api.db.queries
      .updateTable('booking')
      .set(ended)
      .where('state', 'in', ['reserved', 'flying'])
      .execute();
    await api.db.queries.updateTable('aircraft').set({ service: 'operational' }).execute();
  };
  // Not after each: one that failed may hold its lock until then.
  beforeEach(endAll);

  /** Acts on a booking of each of two pilots; the flight is moved there and back again. */
  const bothBooked = async (round: number) => {
    const [mine, theirs] = [await book(pilot, 'EC-AAA'), await book(other, 'EC-AAB')];
    const [ofMine, ofTheirs] = [await readTail('EC-AAA'), await readTail('EC-AAB')];
    const flight = await readFlight(mine.flightId);
    return [
      () => serve(ofMine, 'maintenance'),
      () => moveFlight(mine.flightId, flight, round % 2 === 0 ? 45 : -45),
      () => cancel(pilot, mine.code),
      () => nameSecond(other, theirs, 'PRB005'),
      () => nameSecond(pilot, mine, 'PRB006'),
      () => pilot.post('/reports/start', startBody(`f${round}`)),
      () => cancel(other, theirs.code),
      () => serve(ofTheirs, 'maintenance'),
    ] as const;
  };
  const ACTS = 8;

  it('never block each other', async () => {
    // Each alone first: one that is always refused would stand in nobody's way.
    for (let which = 0; which < ACTS; which += 1) {
      const { status } = await (await bothBooked(which))[which]!();
      expect(status, `act ${which}`).toBeLessThan(300);
      await endAll();
    }
    for (let round = ACTS; round < ACTS + howOften(3, 15, 150); round += 1) {
      const asked = await bothBooked(round);
      // Another one goes first each time.
      const turned = [...asked.slice(round % ACTS), ...asked.slice(0, round % ACTS)];
      const reminded = remind();
      const answers = await Promise.all(turned.map((ask) => ask()));
      expect(answers.filter(({ status }) => status >= 500 || status === 404 || status === 405)).toEqual([]);
      await reminded;
      await endAll();
    }
  }, 240_000);

  it.each([
    ['takes its aircraft out of service', async () => serve(await readTail('EC-AAA'), 'maintenance')],
    ['moves its flight', async (flightId: string) => moveFlight(flightId, await readFlight(flightId), 120)],
  ])('a booking is cancelled while the desk %s, and both are done', async (_what, act) => {
    const { code, flightId } = await book(pilot, 'EC-AAA');
    const release = await holdLock(api, `select from booking where code = '${code}' for update`);
    const desk = act(flightId);
    await sessionsWait(api, 1);
    const cancelled = cancel(pilot, code);
    await sessionsWait(api, 2);
    await release();
    expect((await Promise.all([desk, cancelled])).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('a free flight begins while the desk moves another flight of its pilot, and both are done', async () => {
    const { code, flightId } = await book(pilot, 'EC-AAA');
    const release = await holdLock(api, `select from booking where code = '${code}' for update`);
    const desk = moveFlight(flightId, await readFlight(flightId), -60);
    await sessionsWait(api, 1);
    const begun = pilot.post('/reports/start', startBody('free'));
    await sessionsWait(api, 2);
    await release();
    expect((await Promise.all([desk, begun])).map(({ status }) => status)).toEqual([200, 201]);
  });

  it('a booking is cancelled while its pilot is reminded of it, and both are done', async () => {
    const { code } = await book(pilot, 'EC-AAA');
    await api.db.queries
      .updateTable('booking')
      .set({ std: new Date(api.now().getTime() + 60_000) })
      .where('code', '=', code)
      .execute();
    const release = await holdLock(api, 'lock table inbox_message in exclusive mode');
    const reminded = remind();
    await sessionsWait(api, 1);
    const cancelled = cancel(pilot, code);
    await sessionsWait(api, 2);
    await release();
    expect(await reminded).toEqual({ told: 1 });
    expect((await cancelled).status).toBe(200);
  });

  it('an account is merged while its pilot is reminded of a booking, and both are done', async () => {
    const { code } = await book(pilot, 'EC-AAA');
    const merging = await api.addPilot('PRB050');
    api.pass(60);
    await api.db.queries
      .updateTable('booking')
      .set({ pilot_id: merging, std: new Date(api.now().getTime() + 60_000) })
      .where('code', '=', code)
      .execute();
    const release = await holdLock(api, 'lock table inbox_message in exclusive mode');
    const reminded = remind();
    await sessionsWait(api, 1);
    const merged = administrator.post('/pilots/PRB050/merge', { into: 'PRB005', reason: REASON });
    await sessionsWait(api, 2);
    await release();
    expect(await reminded).toEqual({ told: 1 });
    expect((await merged).status).toBe(204);
  });

  it('two pilots name each other as second at once, and both are named', async () => {
    const [mine, theirs] = [await book(pilot, 'EC-AAA'), await book(other, 'EC-AAB')];
    const release = await holdLock(api, 'lock table booking in share mode');
    const named = [nameSecond(pilot, mine, 'PRB006'), nameSecond(other, theirs, 'PRB005')];
    await sessionsWait(api, 2);
    await release();
    expect((await Promise.all(named)).map(({ status }) => status)).toEqual([200, 200]);
  });
});
