import { expect, it } from 'vitest';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { actAtDesk, REASON, refusalOf, sendTyped } from '#server/testing/report-acts.ts';
import { reportDesk } from '#server/testing/report-desk.ts';
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
      apart: false,
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
    const { score, points, countedMin: minutes, outcome } = decided.body.report;
    expect({ refused: null, score, points, minutes, outcome }).toEqual(waived);
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

  it('is for who decides, and of known rules only', async () => {
    const path = `/reviews/${await typeOne()}/effects`;
    expect(refusalOf(await pilot.get(path))).toEqual([403, 'sin-permiso']);
    expect((await reviewer.get(`${path}?waivers=S-99`)).status).toBe(422);
  });
});
