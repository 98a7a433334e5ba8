import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { monthOf } from '@va/domain/months.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { actAtDesk, REASON, refusalOf, sendTyped, reportDesk } from '#server/testing/report-desk.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';

describeEachDatabase('what a decision would bring', (kind) => {
  const { api, pilot, reviewer, operations, totals, typeOne } = reportDesk(kind);

  it('is what the decision then brings, with and without what is let off, and changes nothing', async () => {
    const flight = testFlight(api, { touchdownFpm: 350 });
    const { body: begun } = await pilot.post('/reports/start', startBody(`effects-${api.now().getTime()}`));
    await sendFlight(pilot, api, begun.code, flight);
    await pilot.post(`/reports/${begun.code}/submit`, {});
    await actAtDesk(operations, begun.code, 'reopen', { text: REASON });
    const before = await totals();
    const path = `/reviews/${begun.code}/effects`;
    const { status, body } = await reviewer.get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      accept: { refused: null, outcome: 'valid', score: 97, points: 15 },
      acceptWithoutScore: { refused: null, outcome: 'valid', score: null, points: 10, manualLeft: 1 },
      apart: [],
      questionDays: 14,
    });
    const waived = (await reviewer.get(`${path}?waivers=S-14`)).body.accept;
    expect(waived).toMatchObject({ score: 100, points: 15 });
    expect(await totals()).toEqual(before);
    const decided = await actAtDesk(reviewer, begun.code, 'decide', {
      decision: 'accept',
      waivers: ['S-14'],
      text: REASON,
    });
    const { score, coverage, points, countedMin: minutes, outcome } = decided.body.report;
    expect({ refused: null, score, coverage, points, minutes, outcome, appealDays: 7 }).toEqual(waived);
  }, 60_000);

  it('says why it cannot be decided so', async () => {
    await typeOne();
    await sendTyped(api, pilot, 4);
    const { body: begun } = await pilot.post('/reports/start', startBody(`used-${api.now().getTime()}`));
    await sendFlight(pilot, api, begun.code, testFlight(api));
    await pilot.post(`/reports/${begun.code}/submit`, {});
    await actAtDesk(operations, begun.code, 'reopen', { text: REASON });
    const { body } = await reviewer.get(`/reviews/${begun.code}/effects`);
    expect(body.acceptWithoutScore).toMatchObject({
      refused: 'El piloto ya tiene los 2 reportes manuales del mes.',
      points: 0,
      minutes: 0,
      manualLeft: 0,
    });
  }, 60_000);

  /** Points and minutes of the pilot, and what they change by until the next reading. */
  const changes = async () => {
    const before = await totals();
    return async () => {
      const now = await totals();
      return { points: now.points - before.points, minutes: now.minutes - before.minutes };
    };
  };
  const effectsFor = async (client: ApiClient, code: string, waivers = '') =>
    (await client.get(`/reviews/${code}/effects${waivers && `?waivers=${waivers}`}`)).body;
  const facts = { facts: 'La traza salta 300 NM sin hueco.', heard: 'Dice que se le cayó la red.' };

  it('is what voiding, reopening and an appeal then bring', async () => {
    const { body: begun } = await pilot.post('/reports/start', startBody(`voided-${api.now().getTime()}`));
    const { code } = begun;
    await sendFlight(pilot, api, code, testFlight(api, { touchdownFpm: 350 }));
    await pilot.post(`/reports/${code}/submit`, {});
    const administrator = await api.signedIn('administrator');
    const second = await api.signedIn('second');
    const none = { refused: null, points: 0, minutes: 0 };

    await pilot.post(`/reports/${code}/appeal`, { text: 'Pido que se mire otra vez.' });
    const appealed = await effectsFor(reviewer, code, 'S-14');
    expect(appealed.dismiss).toMatchObject({ ...none, outcome: 'valid', score: 97, appealDays: null });
    expect(appealed.accept.refused).toContain('recurrido');
    expect(appealed.uphold).toMatchObject({ ...none, outcome: 'valid', score: 100 });
    let changed = await changes();
    await actAtDesk(reviewer, code, 'resolve', { verdict: 'uphold', waivers: ['S-14'], answer: REASON });
    expect(await changed()).toEqual({ points: 0, minutes: 0 });

    const { reopen } = await effectsFor(operations, code);
    expect(reopen.points).toBe(-15);
    changed = await changes();
    await actAtDesk(operations, code, 'reopen', { text: REASON });
    expect(await changed()).toEqual({ points: reopen.points, minutes: reopen.minutes });
    const waiting = await effectsFor(reviewer, code);
    expect(waiting.reject).toMatchObject({ ...none, outcome: null, appealDays: 7 });
    await actAtDesk(reviewer, code, 'decide', { decision: 'accept', waivers: [], text: '' });

    const foretold = (await effectsFor(operations, code)).void;
    expect(foretold).toMatchObject({ refused: null, outcome: 'cheating', appealDays: 15 });
    expect(foretold.minutes).toBe(reopen.minutes);
    // Decided anew after the first appeal, so that it can be appealed again.
    api.pass(60);
    changed = await changes();
    await actAtDesk(operations, code, 'void', facts);
    expect(await changed()).toEqual({ points: 0, minutes: 0 });
    expect((await effectsFor(administrator, code)).void).toEqual(foretold);
    expect((await effectsFor(operations, code)).void.refused).toMatch(/^Ya decidiste tú/);
    await actAtDesk(administrator, code, 'void', { facts: REASON });
    expect(await changed()).toEqual({ points: foretold.points, minutes: foretold.minutes });

    expect((await effectsFor(second, code)).uphold.refused).toMatch(/^No hay ningún recurso/);
    await pilot.post(`/reports/${code}/appeal`, { text: 'La red se cortó y lo puedo demostrar.' });
    const { uphold, dismiss } = await effectsFor(second, code);
    expect(dismiss).toMatchObject({ ...none, outcome: 'cheating' });
    expect(uphold).toMatchObject({ outcome: 'valid', score: 97, minutes: -foretold.minutes });
    changed = await changes();
    await actAtDesk(second, code, 'resolve', { verdict: 'uphold', answer: REASON });
    expect(await changed()).toEqual({ points: uphold.points, minutes: uphold.minutes });
  }, 60_000);

  it('names the month besides the flight once it is closed', async () => {
    const code = await typeOne();
    await actAtDesk(reviewer, code, 'decide', { decision: 'accept', waivers: [], text: '' });
    expect((await effectsFor(operations, code)).apart).toEqual([]);
    const { pilot_id, off_block } = await api.db.queries
      .selectFrom('report')
      .select(['pilot_id', 'off_block'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const month = monthOf(off_block!.getTime());
    const [settled_at, claims_until] = [api.now(), api.now()];
    await api.db.queries.insertInto('closure').values({ month, started_at: settled_at }).execute();
    await api.db.queries
      .insertInto('month_statement')
      .values({ id: uuid(), pilot_id, month, result: 'active', balance: 0, settled_at, claims_until })
      .execute();
    expect((await effectsFor(operations, code)).apart).toEqual(['month']);
  });

  it('is for who decides, and of known rules only', async () => {
    const path = `/reviews/${await typeOne()}/effects`;
    expect(refusalOf(await pilot.get(path))).toEqual([403, 'sin-permiso']);
    expect((await reviewer.get(`${path}?waivers=S-99`)).status).toBe(422);
  });
});
