import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import type { ApiServer } from '#server/testing/api-server.ts';
import { startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { expireBookings } from './expire-bookings.ts';

describeEachDatabase('the end of bookings that nobody flies', (kind) => {
  let api: ApiServer;
  let pilot: ApiClient;
  beforeAll(async () => {
    api = await startApi(kind);
  });
  afterAll(() => api.close());
  // The clock of the tests goes on, and a session ends without use.
  beforeEach(async () => {
    pilot = await api.signedIn('pilot');
  });

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
    pilot = await api.signedIn('pilot');
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
    expect(items[0].body).toContain('resta 5 puntos');
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
