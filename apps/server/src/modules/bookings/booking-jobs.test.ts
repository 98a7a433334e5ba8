import { expect, it } from 'vitest';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { refusalOf } from '#server/testing/report-desk.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { expireBookings } from './booking-jobs.ts';

describeEachDatabase('the end of bookings that nobody flies', (kind) => {
  const api = apiForTests(kind);
  // The clock of the tests goes on, and a session ends without use.
  const pilot = signedInEachTest(api, 'pilot');

  /** The next departures from Madrid to Barcelona. */
  const departures = async () => (await pilot.get('/flights?origin=LEMD&destination=LEBL')).body.items;
  const leg = ({ flightId, date }: { flightId: string; date: string }) => ({ flightId, date });
  const runExpiry = () =>
    expireBookings(sampleOperations).run({
      db: api.db,
      clock: api.now,
      payload: {},
      scheduledFor: api.now(),
    });
  const passUntil = (instant: string | number) =>
    api.pass((new Date(instant).getTime() - api.now().getTime()) / 1000);
  /** The platform did some work of its own at this time: it was up. */
  const workDone = (at: Date) =>
    api.db.queries
      .insertInto('job')
      .values({
        id: crypto.randomUUID(),
        kind: 'test',
        run_key: `test:${at.toISOString()}`,
        state: 'done',
        finished_at: at,
      })
      .execute();
  const debits = async () =>
    api.db.queries.selectFrom('points_entry').select(['nominal', 'applied', 'reason']).execute();

  it('PL-15: cancels within the grace for nothing; after it the debit is posted once', async () => {
    const [one, two] = await departures();
    const first = (await pilot.post('/bookings', { legs: [leg(one)] })).body.bookings[0];
    const second = (await pilot.post('/bookings', { legs: [leg(two)] })).body.bookings[0];
    await api.db.queries
      .insertInto('points_entry')
      .values({
        id: crypto.randomUUID(),
        pilot_id: await api.idOf('pilot'),
        seq: 1,
        reason: 'import',
        subject: 'test',
        nominal: 12,
        applied: 12,
        balance_after: 12,
        period: '2026-11',
      })
      .execute();
    passUntil(Date.parse(one.std) + 59 * 60_000);
    await api.signIn(pilot, 'pilot');
    expect((await pilot.post(`/bookings/${first.code}/cancel`)).body).toMatchObject({
      state: 'cancelled',
      reason: 'pilot',
    });
    await workDone(new Date(Date.parse(two.std) + 50 * 60_000));
    passUntil(Date.parse(two.std) + 61 * 60_000);
    const late = await pilot.post(`/bookings/${second.code}/cancel`);
    expect(late.body.code).toBe('plazo-vencido');
    await Promise.all([runExpiry(), runExpiry()]);
    await runExpiry();
    expect((await pilot.get(`/bookings/${second.code}`)).body).toMatchObject({
      state: 'expired',
      reason: null,
    });
    expect((await debits()).filter(({ reason }) => reason === 'abandoned')).toEqual([
      { nominal: -5, applied: -5, reason: 'abandoned' },
    ]);
    const { items } = (await pilot.get('/me/messages')).body;
    expect(items[0]).toMatchObject({ kind: 'booking.expire' });
    expect(items[0].body).toContain('resta 5\u00a0puntos');
  });

  /** A booking that nobody flew, expired while the platform was up. */
  const abandonedBooking = async () => {
    const [first] = await departures();
    const { code } = (await pilot.post('/bookings', { legs: [leg(first)] })).body.bookings[0];
    await workDone(new Date(Date.parse(first.std) + 50 * 60_000));
    passUntil(Date.parse(first.std) + 61 * 60_000);
    await runExpiry();
    await api.signIn(pilot, 'pilot');
    return { code, month: first.std.slice(0, 7) };
  };
  const lastEntry = async () => (await pilot.get('/me/points/entries?limit=1')).body.items[0];

  it('is appealed from the booking while its month is open, and the points come back with the booking forgiven', async () => {
    const { code, month } = await abandonedBooking();
    const text = 'El aeropuerto estaba cerrado en el simulador.';
    const claim = { month, bookingCode: code, text };
    const other = await api.signedIn('other');
    expect(refusalOf(await other.post('/me/points/claims', claim))).toEqual([422, 'datos-no-validos']);
    expect((await pilot.post('/me/points/claims', claim)).status).toBe(201);
    expect(refusalOf(await pilot.post('/me/points/claims', claim))).toEqual([409, 'reclamacion-abierta']);
    expect((await pilot.get(`/bookings/${code}`)).body.claim).toEqual({ state: 'open', answer: null });
    const operations = await api.signedIn('operations');
    const [waiting] = (await operations.get('/ledger/claims?state=open')).body.items;
    expect(waiting).toMatchObject({ bookingCode: code, month, text });
    const answer = 'El cierre venía en un NOTAM de la red.';
    await operations.post(`/ledger/claims/${waiting.id}/decide`, { points: 5, answer });
    expect((await pilot.get(`/bookings/${code}`)).body).toMatchObject({
      state: 'expired',
      reason: 'forgiven',
      reasonText: answer,
      claim: { state: 'corrected', answer },
    });
    expect(await lastEntry()).toMatchObject({ reason: 'reversal', applied: 5, text: answer });
    const told = (await pilot.get('/me/messages')).body.items.map(({ title }: { title: string }) => title);
    expect(told.join()).toContain('Recurso estimado');
    expect(refusalOf(await pilot.post('/me/points/claims', claim))).toEqual([422, 'datos-no-validos']);
  });

  it('is forgiven when staff take its entry back, and keeps its points when a claim is dismissed', async () => {
    const { code, month } = await abandonedBooking();
    const operations = await api.signedIn('operations');
    const text = 'No pude volar porque se fue la luz en casa.';
    await pilot.post('/me/points/claims', { month, bookingCode: code, text });
    const [waiting] = (await operations.get('/ledger/claims?state=open')).body.items;
    await operations.post(`/ledger/claims/${waiting.id}/decide`, {
      points: 0,
      answer: 'Se pudo anular a tiempo.',
    });
    expect((await pilot.get(`/bookings/${code}`)).body).toMatchObject({ state: 'expired', reason: null });
    const [debit] = (await operations.get('/ledger?callsign=PRB005&limit=1')).body.items;
    expect(debit).toMatchObject({ reason: 'abandoned', applied: -5 });
    const reason = 'La red estaba caída esa tarde.';
    const back = await operations.post(`/ledger/${debit.id}/reverse`, { reason });
    expect(back.body).toEqual({ state: 'posted', applied: 5 });
    expect((await pilot.get(`/bookings/${code}`)).body.reason).toBe('forgiven');
    expect(await lastEntry()).toMatchObject({ reason: 'reversal', applied: 5, text: reason });
  });

  it('PL-17: expires without a debit where the platform was down before the end of the grace', async () => {
    const before = await debits();
    const [first] = await departures();
    const booking = (await pilot.post('/bookings', { legs: [leg(first)] })).body.bookings[0];
    await workDone(new Date(Date.parse(first.std) + 29 * 60_000));
    passUntil(Date.parse(first.std) + 3 * 3_600_000);
    await runExpiry();
    expect((await pilot.get(`/bookings/${booking.code}`)).body).toMatchObject({
      state: 'expired',
      reason: 'no_charge',
    });
    expect(await debits()).toEqual(before);
  });
});
