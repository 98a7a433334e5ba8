import { expect, it } from 'vitest';
import { openSignIn } from '#server/modules/access/sign-in-store.ts';
import { csrfToken } from '#server/kernel/secrets/tokens.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeBothDatabases } from '#server/testing/databases.ts';
import { batchesOf, startBody, testFlight } from '#server/testing/test-flight.ts';

describeBothDatabases('bookings over HTTP', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const other = signedInForTests(api, 'other');
  const departure = async (client: ApiClient) =>
    (await client.get('/flights?origin=LEMD&destination=LEBL')).body.items[0];

  it('PL-13: of two pilots who ask for the last free tail at once one gets it, the other is told what else there is', async () => {
    const { flightId, date } = await departure(pilot);
    const legs = [{ flightId, date, tail: 'EC-AAA' }];
    const answers = await Promise.all([pilot, other].map((client) => client.post('/bookings', { legs })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'matricula-ocupada',
      current: { tail: 'EC-AAA', free: ['EC-AAB'], shareable: true },
    });
    const rows = await api.db.queries.selectFrom('booking').select('aircraft_id').execute();
    expect(rows).toHaveLength(1);
    const [{ code }] = (await (answers[0]?.status === 201 ? pilot : other).get('/bookings')).body.items;
    await (answers[0]?.status === 201 ? pilot : other).post(`/bookings/${code}/cancel`);
  });

  it('gives the last free tail to one of fifty who ask at once, and tells the others what else there is', async () => {
    const { flightId, date } = await departure(pilot);
    const first = await pilot.post('/bookings', { legs: [{ flightId, date, tail: 'EC-AAB' }] });
    const sessions = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const pilotId = await api.addPilot(`PRB${900 + index}`);
        const signIn = { pilotId, stage: 'open', strong: false, device: 'prueba' } as const;
        return (await api.db.transaction((tx) => openSignIn(tx, signIn, api.now()))).token;
      }),
    );
    const book = async (token: string) => {
      const headers = { Cookie: `plataforma-sesion=${token}`, 'X-CSRF-Token': csrfToken(token) };
      for (;;) {
        const answer = await api.visitor().post('/bookings', { legs: [{ flightId, date }] }, headers);
        // On a busy machine some wait too long for one of the ten connections: they are told to ask again, and do.
        if (answer.body.code !== 'sin-base-de-datos') return answer;
      }
    };
    const answers = await Promise.all(sessions.map(book));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'matricula-ocupada', current: { free: [], shareable: true } });
    const held = await api.db.queries
      .selectFrom('booking')
      .innerJoin('aircraft', 'aircraft.id', 'booking.aircraft_id')
      .select('aircraft.registration')
      .where('booking.state', '=', 'reserved')
      .orderBy('aircraft.registration')
      .execute();
    expect(held.map(({ registration }) => registration)).toEqual(['EC-AAA', 'EC-AAB']);
    await api.db.queries.updateTable('booking').set({ state: 'cancelled', ended_at: api.now() }).execute();
    expect(first.status).toBe(201);
  });

  it('names the second pilot in the act of booking, or books nothing', async () => {
    const { flightId, date } = await departure(pilot);
    const order = { legs: [{ flightId, date }], secondPilot: 'PRB999' };
    const unknown = await pilot.post('/bookings', order);
    expect(unknown.body).toMatchObject({
      detail: 'Escribe el indicativo de otro piloto en activo.',
      errors: [{ pointer: '/secondPilot' }],
    });
    expect((await pilot.get('/bookings')).body.items).toEqual([]);
    const [made] = (await pilot.post('/bookings', { ...order, secondPilot: 'PRB006' })).body.bookings;
    expect(made.secondPilot).toBe('PRB006');
    await pilot.post(`/bookings/${made.code}/cancel`);
  });

  it('PL-16: begun at STD + 55 and thrown away at the stand it is reserved again; after moving it is interrupted and costs nothing', async () => {
    const { flightId, date, std } = await departure(pilot);
    const [{ code }] = (await pilot.post('/bookings', { legs: [{ flightId, date, tail: 'EC-AAA' }] })).body
      .bookings;
    api.pass((Date.parse(std) + 55 * 60_000 - api.now().getTime()) / 1000);
    const { flight: _, ...start } = startBody('f1', { booking: code });
    const begun = await pilot.post('/reports/start', start);
    expect(begun.status).toBe(201);
    expect((await pilot.get(`/bookings/${code}`)).body.state).toBe('flying');
    const stands = testFlight(api)
      .points.filter(({ gsKt }) => gsKt === 0)
      .slice(0, 20);
    const send = (report: string, points: typeof stands) =>
      pilot.post(`/reports/${report}/points`, batchesOf({ points, events: [] })[0]!);
    expect((await send(begun.body.code, stands)).status).toBe(200);
    const { graceUntil } = (await pilot.get(`/bookings/${code}`)).body;
    for (const _ of ['first', 'again']) {
      const dropped = await pilot.post(`/reports/${begun.body.code}/discard`, {});
      expect([dropped.status, dropped.body.state, dropped.body.bookingKeptUntil]).toEqual([
        200,
        'voided',
        graceUntil,
      ]);
      expect((await pilot.get(`/bookings/${code}`)).body).toMatchObject({ state: 'reserved', graceUntil });
    }
    const [message] = (await pilot.get('/me/messages')).body.items;
    expect(message.title).toMatch(/^Tu reserva sigue en pie: PRB 1/);
    expect(message.body).toContain('antes de moverte');

    const anew = await pilot.post('/reports/start', { ...start, clientFlightId: 'f2' });
    expect([anew.status, anew.body.booking]).toEqual([201, code]);
    const moving = stands.map((point, i) => ({ ...point, lat: point.lat + i * 0.0001, gsKt: 8 }));
    expect((await send(anew.body.code, moving)).status).toBe(200);
    const over = await pilot.post(`/reports/${anew.body.code}/discard`, {});
    expect([over.status, over.body.bookingKeptUntil]).toEqual([200, null]);
    expect((await pilot.get(`/bookings/${code}`)).body).toMatchObject({
      state: 'cancelled',
      reason: 'interrupted',
    });
    const debits = await api.db.queries.selectFrom('points_entry').selectAll().execute();
    expect(debits).toEqual([]);
  });
});
