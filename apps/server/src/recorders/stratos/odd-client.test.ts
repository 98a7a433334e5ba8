import { beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { phpvmsForTests, smartcarsForTests, stratosForTests } from '#server/testing/recorders-for-tests.ts';
import { stratosFlights } from '#server/testing/stratos-client.ts';

const PLACE = { latitude: 40.47, longitude: -3.56, altitude: 2000, heading: 143, ground_speed: 0 };

describeOneDatabase('a Stratos client that ends, waits, or says nonsense', (kind) => {
  const api = apiForTests(kind);
  const ask = stratosForTests(api, 'PRB005');
  const other = stratosForTests(api, 'PRB006');
  const smartcars = smartcarsForTests(api, 'PRB005');
  const phpvms = phpvmsForTests(api, 'pilot');
  // Flights of one pilot may not overlap.
  beforeEach(() => api.pass(7200));
  const { book, start } = stratosFlights(ask, smartcars, api);
  /** Gives back what flights that were thrown away at the stand leave reserved. */
  const giveBack = async () => {
    const { body } = await ask('GET', '/flights/bookings');
    for (const { bid_id } of body as { bid_id: number }[]) await ask('POST', '/flights/unbook', { bid_id });
  };
  const rowOf = (code: string) =>
    api.db.queries.selectFrom('report').selectAll().where('code', '=', code).executeTakeFirstOrThrow();

  it('is cancelled by its name, its booking or none at all, as often as it is asked; others’ flights stay', async () => {
    for (const named of [true, false]) {
      const bid_id = await book();
      const tracking_id = await start(bid_id);
      for (const [path, body] of [
        ['/flights/update', { tracking_id, ...PLACE }],
        ['/flights/complete', { tracking_id }],
        ['/flights/cancel', { uuid: tracking_id }],
      ] as const)
        expect((await other('POST', path, body)).status, path).toBe(404);
      expect((await ask('POST', '/flights/cancel', { tracking_id: {} })).status).toBe(404);
      // Without a name only its own flight ends.
      expect((await other('POST', '/flights/cancel', {})).body).toEqual({ status: 200 });
      expect((await rowOf(tracking_id)).state).toBe('in_progress');
      const early = await ask('POST', '/flights/complete', { tracking_id });
      expect([early.status, early.body]).toEqual([409, { error: expect.stringContaining('despegue') }]);
      for (let times = 0; times < 2; times += 1) {
        const cancelled = await ask('POST', '/flights/cancel', named ? { tracking_id } : '');
        expect([cancelled.status, cancelled.body]).toEqual([200, { status: 200 }]);
      }
      expect((await rowOf(tracking_id)).state).toBe('voided');
      for (const path of ['update', 'complete']) {
        const late = await ask('POST', `/flights/${path}`, { tracking_id, ...PLACE });
        expect([late.status, late.body.state, late.body.pirep_id]).toEqual([409, 3, tracking_id]);
      }
      // Thrown away at the stand, it is reserved as before.
      expect((await ask('GET', '/flights/bookings')).body).toMatchObject([{ bid_id }]);
      await ask('POST', '/flights/unbook', { bid_id });
      expect((await ask('GET', '/flights/bookings')).body).toEqual([]);
    }
    const { id } = await phpvms.prefile();
    expect((await ask('POST', '/flights/cancel', {})).status).toBe(200);
    expect((await rowOf(id)).state).toBe('in_progress');
    await phpvms.ask('PUT', `/api/pireps/${id}/cancel`);
    await giveBack();
  });

  it('waits with another booking until the flight is over', async () => {
    const tracking_id = await start(await book());
    const later = new Date(api.now().getTime() + 5_400_000).toISOString().slice(11, 16);
    const back = { departure: 'LEBL', arrival: 'LEMD', departureTime: later };
    const bid_id = await book('PRB901', back);
    expect((await ask('POST', '/flights/start', { bid_id })).status).toBe(409);
    await ask('POST', '/flights/cancel', { tracking_id });
    expect((await ask('POST', '/flights/unbook', { bid_id })).body).toEqual({ status: 200 });
    await giveBack();
  });

  it('goes on after twelve silent hours as if nothing had been', async () => {
    const tracking_id = await start(await book());
    await api.db.queries
      .updateTable('report')
      .set({ state: 'draft', reason: 'interrupted' })
      .where('code', '=', tracking_id)
      .execute();
    expect((await ask('POST', '/flights/update', { tracking_id, ...PLACE, phase: 'taxi' })).status).toBe(200);
    expect((await rowOf(tracking_id)).state).toBe('in_progress');
    await ask('POST', '/flights/cancel', {});
    await giveBack();
  });

  it.each([
    ['no body', ''],
    ['no JSON', '{'],
    ['a list', []],
    ['a text', '"x"'],
    ['binary', '\u0000\u0001\u0002'],
    ['no place', { tracking_id: 'NOBODYS' }],
    ['a place beyond the pole', { tracking_id: 'NOBODYS', latitude: 91, longitude: 0 }],
    ['a booking of nobody', { bid_id: 999_999, latitude: 1, longitude: 1 }],
    ['a booking that is no number', { bid_id: { $gt: 0 }, latitude: 1, longitude: 1 }],
    ['data of nonsense', { tracking_id: {}, flight_data: '%%%', flight_log: 5, comments: {}, route: [] }],
  ])('refuses %s in its own shape', async (_, body) => {
    for (const path of ['start', 'update', 'complete', 'change-aircraft', 'unbook']) {
      const answer = await ask('POST', `/flights/${path}`, body);
      expect([400, 404, 422], `${path} ${answer.text}`).toContain(answer.status);
      expect(Object.keys(answer.body)).toEqual([answer.status === 422 ? 'message' : 'error']);
    }
  });
});
