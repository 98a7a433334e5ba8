import { beforeEach, expect, it } from 'vitest';
import { apiForTests, CALLSIGNS } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { phpvmsForTests, smartcarsForTests, stratosForTests } from '#server/testing/recorders-for-tests.ts';

/** A stand in Madrid, and a place on its way to the runway. */
const STAND = { latitude: 40.47, longitude: -3.56, altitude: 2000, heading: 143 };
const TAXIWAY = { ...STAND, latitude: 40.48 };

describeEachDatabase('a flight that is cancelled in the recorder before the aircraft moves', (kind) => {
  const api = apiForTests(kind);
  const phpvms = phpvmsForTests(api, 'pilot');
  const smartcars = smartcarsForTests(api, CALLSIGNS.reviewer);
  const stratos = stratosForTests(api, CALLSIGNS.reviewer);
  beforeEach(() => api.pass(60));

  const flightId = async () =>
    (await phpvms.ask('GET', '/api/flights/search?dep_icao=LEMD&arr_icao=LEBL')).body.data[0].id;
  const bookingOf = (code: string) =>
    api.db.queries
      .selectFrom('booking')
      .innerJoin('report', 'report.booking_id', 'booking.id')
      .select(['booking.id', 'booking.state', 'booking.reason', 'booking.grace_until'])
      .where('report.code', '=', code)
      .executeTakeFirstOrThrow();

  it('over phpVMS keeps its booking, says so, and the next prefile flies it', async () => {
    const flight_id = await flightId();
    const { body } = await phpvms.ask('POST', '/api/user/bids', { flight_id });
    const order = { flight_id, aircraft_id: body.data.aircraft_id };
    const first = await phpvms.prefile(order);
    await phpvms.ask('POST', `/api/pireps/${first.id}/acars/position`, {
      positions: [{ lat: 40.47, lon: -3.56, gs: 0, status: 'BST' }],
    });
    const told = await phpvms.ask('PUT', `/api/pireps/${first.id}/cancel`);
    expect(told.status).toBe(200);
    expect(told.body.message).toMatch(
      /^PIREP \w+ cancelled\. Has descartado el vuelo antes de moverte: la reserva sigue en pie y puedes empezarlo otra vez hasta el \d+\sde\s\w+ a las \d\d:\d\dZ\.$/,
    );
    expect((await phpvms.ask('PUT', `/api/pireps/${first.id}/cancel`)).body.state).toBe(3);
    const kept = await bookingOf(first.id);
    expect(kept.state).toBe('reserved');
    expect((await phpvms.ask('GET', '/api/user/bids')).body.data).toHaveLength(1);
    const second = await phpvms.prefile(order);
    expect([second.id === first.id, second.flight_id]).toEqual([false, flight_id]);
    expect((await bookingOf(second.id)).id).toBe(kept.id);
    // Once it has moved it is over.
    for (const [i, gs] of [0, 8, 9].entries()) {
      api.pass(10);
      const positions = [{ lat: 40.47 + i * 0.001, lon: -3.56, gs, status: 'TXI' }];
      await phpvms.ask('POST', `/api/pireps/${second.id}/acars/position`, { positions });
    }
    const over = await phpvms.ask('DELETE', `/api/pireps/${second.id}/cancel`);
    expect(over.body).toEqual({ message: `PIREP ${second.id} cancelled`, attrs: [] });
    expect(await bookingOf(second.id)).toMatchObject({ state: 'cancelled', reason: 'interrupted' });
  });

  it.each([
    ['smartCARS', 'trackingID', 'uuid'],
    ['Stratos', 'tracking_id', 'tracking_id'],
  ])(
    'over %s keeps its booking, which is started anew under another name',
    async (program, answered, sent) => {
      const isStratos = program === 'Stratos';
      const ask = isStratos ? stratos : smartcars;
      const { bidID } = (await smartcars('POST', '/flights/book', { flightID: await flightId() })).body;
      const named = isStratos ? { bid_id: bidID } : { bidID };
      const start = async () => (await ask('POST', '/flights/start', named)).body[answered];
      const first = await start();
      const update = (code: string, place: object) =>
        ask('POST', '/flights/update', { ...named, [sent]: code, ...place, phase: 'boarding' });
      expect((await update(first, STAND)).status).toBe(200);
      expect((await ask('POST', '/flights/cancel', { ...named, [sent]: first })).body).toEqual({
        status: 200,
      });
      // The same again, and a late position, change nothing.
      expect((await ask('POST', '/flights/cancel', { ...named, [sent]: first })).status).toBe(200);
      expect((await update(first, STAND)).status).toBe(isStratos ? 409 : 404);
      const kept = await bookingOf(first);
      expect(kept.state).toBe('reserved');
      const second = await start();
      expect(second).not.toBe(first);
      expect(await start()).toBe(second);
      expect(await bookingOf(second)).toMatchObject({ id: kept.id, state: 'flying' });
      for (const place of [STAND, TAXIWAY, TAXIWAY]) {
        api.pass(10);
        expect((await update(second, { ...place, groundSpeed: 12, ground_speed: 12 })).status).toBe(200);
      }
      await ask('POST', '/flights/cancel', { ...named, [sent]: second });
      expect(await bookingOf(second)).toMatchObject({ state: 'cancelled', reason: 'interrupted' });
    },
  );

  it('over an older smartCARS, which never says that a flight begins, is begun anew by its next position', async () => {
    const { bidID } = (await smartcars('POST', '/flights/book', { flightID: await flightId() })).body;
    const codes: string[] = [];
    for (let i = 0; i < 2; i += 1) {
      api.pass(10);
      expect((await smartcars('POST', '/flights/update', { bidID, ...STAND })).status).toBe(200);
      const { code } = await api.db.queries
        .selectFrom('report')
        .select('code')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      codes.push(code);
      expect((await smartcars('POST', '/flights/cancel', { bidID })).status).toBe(200);
      expect((await bookingOf(code)).state).toBe('reserved');
    }
    expect(new Set(codes).size).toBe(2);
    await smartcars('POST', '/flights/unbook', { bidID });
  });

  it('costs what any booking costs that nobody flies, and not before its grace is over', async () => {
    const { bidID } = (await smartcars('POST', '/flights/book', { flightID: await flightId() })).body;
    const { trackingID } = (await smartcars('POST', '/flights/start', { bidID })).body;
    const { grace_until } = await bookingOf(trackingID);
    api.pass((grace_until.getTime() - api.now().getTime()) / 1000 + 1);
    await smartcars('POST', '/flights/cancel', { bidID, uuid: trackingID });
    expect(await bookingOf(trackingID)).toMatchObject({ state: 'cancelled', reason: 'interrupted' });
  });

  it('and was a free one that its recorder began is over: nobody booked it', async () => {
    const { id } = await phpvms.prefile();
    const { body } = await phpvms.ask('PUT', `/api/pireps/${id}/cancel`);
    expect(body).toEqual({ message: `PIREP ${id} cancelled`, attrs: [] });
    expect(await bookingOf(id)).toMatchObject({ state: 'cancelled', reason: 'interrupted' });
  });
});
