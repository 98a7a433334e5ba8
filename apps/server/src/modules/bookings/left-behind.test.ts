import { HOUR_MS } from '@va/domain/durations.ts';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { typedFlight } from '#server/testing/report-desk.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { runDueJobs } from '#server/kernel/jobs/job-runner.ts';
import { expireBookings, leftTails } from './booking-jobs.ts';

describeEachDatabase('a flight back whose flight out is not flown', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');
  let out: { code: string; tail: string; version: number; std: string; sta: string };
  let back: { code: string; std: string };
  beforeEach(async () => {
    const [first] = (await pilot.get('/flights?origin=LEMD&destination=LEBL&returnSameDay=true')).body.items;
    const legs = [first, first.returns[0]].map(({ flightId, date }) => ({ flightId, date }));
    [out, back] = (await pilot.post('/bookings', { legs })).body.bookings;
  });
  const home = async () => (await pilot.get(`/bookings/${back.code}`)).body;
  const told = async () =>
    (await pilot.get('/me/messages')).body.items.filter(({ link }: { link: string }) =>
      link?.endsWith(back.code),
    );
  /** Takes every other aircraft out of service, until the test ends. */
  const takeOthersOut = async () => {
    const others = await api.db.queries
      .updateTable('aircraft')
      .set({ service: 'maintenance' })
      .where('registration', '!=', out.tail)
      .where('service', '=', 'operational')
      .returning('id')
      .execute();
    const ids = others.map(({ id }) => id);
    onTestFinished(async () => {
      const inService = api.db.queries.updateTable('aircraft').set({ service: 'operational' });
      await inService.where('id', 'in', ids).execute();
    });
  };

  const ofBack = (values: object) =>
    api.db.queries.updateTable('booking').set(values).where('code', '=', back.code).execute();

  it('stays booked without its aircraft, and its pilot is told and picks another', async () => {
    expect((await home()).tail).toBe(out.tail);
    expect((await pilot.post(`/bookings/${out.code}/cancel`)).status).toBe(200);
    const left = await home();
    expect(left).toMatchObject({ state: 'reserved', tail: null, changed: { what: 'tail_withdrawn' } });
    const [message] = await told();
    expect(message.title).toMatch(/^Elige otro avión: PRB \d+, de LEBL a LEMD$/);
    expect(message.body).toContain('Ya no vuelas antes hasta LEBL con el avión que tenías');
    const picked = await pilot.patch(`/bookings/${back.code}`, { tail: 'EC-AAB' }, left.version);
    expect(picked.body).toMatchObject({ tail: 'EC-AAB', changed: null });
    await pilot.post(`/bookings/${back.code}/cancel`);
  });

  it('the same when the company cancels it, or the pilot takes another aircraft', async () => {
    const other = out.tail === 'EC-AAA' ? 'EC-AAB' : 'EC-AAA';
    const changed = await pilot.patch(`/bookings/${out.code}`, { tail: other }, out.version);
    expect(changed.body.tail).toBe(other);
    const left = await home();
    expect(left.tail).toBeNull();
    await pilot.patch(`/bookings/${back.code}`, { tail: other }, left.version);
    await operations.post(`/bookings/${out.code}/cancel-by-company`, { reason: 'No hay tripulación' });
    expect((await home()).tail).toBeNull();
    expect(await told()).toHaveLength(2);
    await pilot.post(`/bookings/${back.code}/cancel`);
  });

  it('says that there is no other aircraft to pick where there is none', async () => {
    await takeOthersOut();
    await pilot.post(`/bookings/${out.code}/cancel`);
    const left = await home();
    const [message] = await told();
    expect(message.title).toMatch(/^Vuelo sin avión: PRB/);
    expect(message.body).toContain('No hay otro de su tipo: puedes volver a elegir el mismo');
    const same = await pilot.patch(`/bookings/${back.code}`, { tail: out.tail }, left.version);
    expect(same.body.tail).toBe(out.tail);
    await pilot.post(`/bookings/${back.code}/cancel`);
  });

  it('says so too of a flight that is no longer in the timetable', async () => {
    await takeOthersOut();
    await ofBack({ changed_what: 'flight_withdrawn' });
    await pilot.post(`/bookings/${out.code}/cancel`);
    expect(await home()).toMatchObject({ tail: null, changed: { what: 'flight_withdrawn' } });
    expect((await told())[0].title).toMatch(/^Vuelo sin avión: PRB/);
    await pilot.post(`/bookings/${back.code}/cancel`);
  });

  it('says so too of a stage of a tour in which no other aircraft counts', async () => {
    // The other one of its type is a substitute, which the tour does not take.
    expect(out.tail).toBe('EC-AAA');
    await ofBack({ tour_id: 'nacional', tour_stage: 2, tour_edition: 1 });
    await pilot.post(`/bookings/${out.code}/cancel`);
    expect((await told())[0].title).toMatch(/^Vuelo sin avión: PRB/);
    await pilot.post(`/bookings/${back.code}/cancel`);
  });

  it('keeps its aircraft where that stands there already', async () => {
    const { id, version } = (await operations.get('/aircraft')).body.find(
      ({ registration }: { registration: string }) => registration === out.tail,
    );
    const ferry = { to: 'LEBL', reason: 'Lo piden los pilotos' };
    const ifMatch = { 'If-Match': `"v${version}"` };
    expect((await operations.post(`/aircraft/${id}/ferry`, ferry, ifMatch)).status).toBe(200);
    await pilot.post(`/bookings/${out.code}/cancel`);
    expect(await home()).toMatchObject({ tail: out.tail, changed: null });
    expect(await told()).toEqual([]);
    await pilot.post(`/bookings/${back.code}/cancel`);
  });

  it('says nothing of it where both are cancelled at once', async () => {
    const sanction = { days: 7, facts: 'Tres vuelos con aceleración.', heard: 'Dice que no se dio cuenta.' };
    expect((await operations.post('/pilots/PRB005/suspend', sanction)).status).toBe(200);
    expect((await told()).map(({ kind: about }: { kind: string }) => about)).toEqual([
      'booking.cancel_by_company',
    ]);
    const lifted = await operations.post('/pilots/PRB005/lift-suspension', { reason: 'Fue un error' });
    expect(lifted.status).toBeLessThan(300);
  });

  it('is left behind with each flight that goes on from it', async () => {
    const middle = await api.db.queries
      .updateTable('booking')
      .set({ arr_icao: 'EIDW' })
      .where('code', '=', back.code)
      .returningAll()
      .executeTakeFirstOrThrow();
    const later = (at: Date) => new Date(at.getTime() + 6 * HOUR_MS);
    const { std, sta, grace_until } = middle;
    const last = {
      ...middle,
      id: uuid(),
      code: 'THREEGS3',
      flight_id: null,
      dep_icao: 'EIDW',
      arr_icao: 'LEMD',
    };
    await api.db.queries
      .insertInto('booking')
      .values({ ...last, std: later(std), sta: later(sta), grace_until: later(grace_until) })
      .execute();
    await pilot.post(`/bookings/${out.code}/cancel`);
    expect((await home()).tail).toBeNull();
    expect((await pilot.get('/bookings/THREEGS3')).body).toMatchObject({
      tail: null,
      changed: { what: 'tail_withdrawn' },
    });
    for (const code of [back.code, 'THREEGS3']) await pilot.post(`/bookings/${code}/cancel`);
  });

  describe('after one that expires', () => {
    /** Waits until some minutes after an instant, and does what is due by then. */
    const workAt = async (instant: string, minutes: number) => {
      api.pass((Date.parse(instant) - api.now().getTime()) / 1000 + minutes * 60);
      await api.signIn(pilot, 'pilot');
      const run = { db: api.db, clock: api.now, payload: {}, scheduledFor: api.now() };
      await expireBookings(sampleOperations).run(run);
      await runDueJobs(api.db, [leftTails(sampleOperations)], api.now, {
        ended: (_kind, how, error) => expect(how, String(error)).toBe('done'),
      });
    };
    const flyByHand = async () => {
      const flight = typedFlight(api, 0, { booking: out.code, registration: out.tail });
      expect((await pilot.post('/reports/manual', flight)).status).toBe(201);
    };
    afterEach(async () => {
      await pilot.post(`/bookings/${back.code}/cancel`);
    });

    it('loses its aircraft once that could have been flown by hand', async () => {
      await workAt(out.std, 61);
      expect((await pilot.get(`/bookings/${out.code}`)).body.state).toBe('expired');
      expect(await home()).toMatchObject({ tail: out.tail, changed: null });
      await workAt(out.sta, 61);
      expect(await home()).toMatchObject({ tail: null, changed: { what: 'tail_withdrawn' } });
    });

    it('keeps it where that was flown by hand', async () => {
      await workAt(out.std, 61);
      await workAt(out.sta, 10);
      await flyByHand();
      await workAt(out.sta, 61);
      expect(await home()).toMatchObject({ tail: out.tail, changed: null });
      expect(await told()).toEqual([]);
    });

    it('is not told to pick another once its own grace is over', async () => {
      await workAt(back.std, 61);
      await workAt(back.std, 62);
      expect(await home()).toMatchObject({ state: 'expired', tail: out.tail });
      expect((await told()).map(({ kind: about }: { kind: string }) => about)).toEqual(['booking.expire']);
    });
  });
});
