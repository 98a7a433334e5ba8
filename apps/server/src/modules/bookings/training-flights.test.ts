import { expect, it } from 'vitest';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { actAtDesk, REASON, refusalOf, reportDesk } from '#server/testing/report-desk.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';

describeEachDatabase('a training flight', (kind) => {
  const { api, pilot, reviewer, operations, totals } = reportDesk(kind);

  const leg = (hours: number, change: object = {}) => ({
    dep: 'LEMD',
    arr: 'LEBL',
    std: new Date(api.now().getTime() + hours * 3_600_000).toISOString(),
    training: true,
    ...change,
  });
  const book = (...legs: object[]) => pilot.post('/bookings', { legs, acceptSharedTail: true });
  const left = async () => (await pilot.get('/me/training-flights')).body;
  /** Books one, flies it with a landing that costs more than the least score allows, and sends it; gives its report. */
  const flyHard = async () => {
    const made = await book(leg(1));
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { flight: _, ...start } = startBody(`training-${api.now().getTime()}`, {
      booking: made.body.bookings[0].code,
    });
    const begun = await pilot.post('/reports/start', start);
    await sendFlight(pilot, api, begun.body.code, testFlight(api, { touchdownFpm: 900 }));
    return (await pilot.post(`/reports/${begun.body.code}/submit`, {})).body;
  };

  it('is called that, is worth hours alone, and can be booked as often a month as the airline says', async () => {
    expect(await left()).toEqual({ perMonth: 4, left: 4 });
    const made = await book(leg(2));
    expect(made.body.bookings[0]).toMatchObject({ kind: 'training', worth: { least: 0, most: 0, sure: [] } });
    const { code, std } = made.body.bookings[0];
    // Those that were flown count, and those that were given back don't.
    const row = await api.db.queries
      .selectFrom('booking')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    for (const [index, state] of (['fulfilled', 'fulfilled', 'fulfilled', 'cancelled'] as const).entries())
      await api.db.queries
        .insertInto('booking')
        .values({
          ...row,
          id: crypto.randomUUID(),
          code: `TRANNG${index + 2}2`,
          state,
          reason: state === 'cancelled' ? 'pilot' : null,
          ended_at: api.now(),
        })
        .execute();
    const again = await book({ ...leg(6), std });
    expect(refusalOf(again)).toEqual([409, 'vuelo-de-entrenamiento']);
    expect(again.body.detail).toContain('Ya tienes 4\u00a0vuelos de entrenamiento ese mes');
    await pilot.post(`/bookings/${code}/cancel`);
    const both = await book({ ...leg(2), std }, { ...leg(5), std, arr: 'EIDW' });
    expect([both.status, both.body.code]).toEqual([409, 'vuelo-de-entrenamiento']);
    await api.db.queries.deleteFrom('booking').where('code', 'like', 'TRANNG%').execute();
  });

  it('is no flight of an event', async () => {
    const refused = await book(leg(2, { event: crypto.randomUUID() }));
    expect(refused.status).toBe(422);
    expect(refused.body.errors[0]).toMatchObject({ pointer: '/legs/0/training' });
  });

  it('adds its hours whatever its score, no point, and enters no mean; every decision has its inverse', async () => {
    const before = await totals();
    const flown = await flyHard();
    expect(flown).toMatchObject({ state: 'accepted', outcome: 'training' });
    expect(flown.score).toBeLessThan(55);
    expect((await pilot.get(`/reports/${flown.code}`)).body.name).toBe('Vuelo de entrenamiento');
    const counted = { ...before, reports: before.reports + 1, flights: before.flights + 1 };
    const after = await totals();
    expect(after).toMatchObject({
      points: before.points,
      meanScore: before.meanScore,
      flights: counted.flights,
      minutes: before.minutes + flown.blockMin,
    });
    const { items } = (await pilot.get('/me/messages')).body;
    expect(items[0].body).toContain('No suma puntos, y su nota no entra en tu media');
    await actAtDesk(operations, flown.code, 'reopen', { text: REASON });
    expect(await totals()).toMatchObject({ minutes: before.minutes, flights: before.flights });
    const ahead = (await reviewer.get(`/reviews/${flown.code}/effects?waivers=S-14`)).body;
    expect(ahead.accept).toMatchObject({ outcome: 'training', points: 0, minutes: flown.blockMin });
    const unscored = { decision: 'accept_without_score', text: REASON };
    const plain = await actAtDesk(reviewer, flown.code, 'decide', unscored);
    expect(plain.body.report).toMatchObject({ outcome: 'training', score: null, points: 0 });
    expect(await totals()).toMatchObject({ points: before.points, minutes: after.minutes });
    expect(await disagreements(api.db)).toEqual([]);
  }, 60_000);

  it('gives who flew along their hours and no point either', async () => {
    const other = await api.signedIn('other');
    const before = await totals(other);
    const made = await pilot.post('/bookings', {
      legs: [leg(1)],
      acceptSharedTail: true,
      secondPilot: 'PRB006',
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { flight: _, ...start } = startBody(`both-${api.now().getTime()}`, {
      booking: made.body.bookings[0].code,
    });
    const begun = await pilot.post('/reports/start', start);
    await sendFlight(pilot, api, begun.body.code, testFlight(api));
    const flown = (await pilot.post(`/reports/${begun.body.code}/submit`, {})).body;
    expect(flown.outcome).toBe('training');
    const { items } = (await other.get('/me/messages')).body;
    expect(items[0].body).toContain('las horas son también tuyas: es un entrenamiento, sin puntos');
    const code = items[0].link.split('/').at(-1);
    const confirmed = await other.post(`/reports/${code}/confirm`, {});
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
    expect(await totals(other)).toMatchObject({
      points: before.points,
      minutes: before.minutes + flown.blockMin,
    });
    expect(await disagreements(api.db)).toEqual([]);
  }, 60_000);
});
