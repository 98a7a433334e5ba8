import { expect, it } from 'vitest';
import { describeEachDatabase } from '#server/testing/databases.ts';
import {
  acceptAtDesk,
  actAtDesk,
  REASON,
  refusalOf,
  rejectAtDesk,
  sendTyped,
  DAY_S,
  reportDesk,
} from '#server/testing/report-desk.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';

const FIRE = 'Fuego en el motor 2 y vuelta al campo.';

describeEachDatabase('an emergency that the pilot declares', (kind) => {
  const { api, pilot, reviewer, operations, comeBack, typeOne, totals } = reportDesk(kind);

  const declare = (code: string, client = pilot, text = FIRE) =>
    client.post(`/reports/${code}/emergency`, { text });
  const accept = (code: string, body: object) =>
    actAtDesk(reviewer, code, 'decide', { decision: 'accept', waivers: [], text: '', ...body });
  const pointsOf = async (code: string) => {
    const { points } = (await pilot.get(`/reports/${code}/score`)).body;
    return points.reduce((sum: number, { points: one }: { points: number }) => sum + one, 0);
  };
  /** A recorded flight without a fault, which the platform accepts by itself. */
  const flyOne = async () => {
    const begun = await pilot.post('/reports/start', startBody(`emergency-${kind}`));
    expect(begun.status, JSON.stringify(begun.body)).toBe(201);
    await sendFlight(pilot, api, begun.body.code, testFlight(api));
    const done = await pilot.post(`/reports/${begun.body.code}/submit`, {});
    expect(done.body.state, JSON.stringify(done.body)).toBe('accepted');
    return begun.body.code as string;
  };

  it('comes with a report by hand, is shown to who reviews with its words, and adds nothing to the sums', async () => {
    const before = await totals();
    const code = await sendTyped(api, pilot, 1, { emergency: FIRE });
    const { report } = (await reviewer.get(`/reviews/${code}`)).body;
    expect(report).toMatchObject({
      state: 'in_review',
      emergency: { by: 'pilot', text: FIRE, dismissed: false, at: api.now().toISOString() },
      mayDeclareEmergency: null,
    });
    const effects = (await reviewer.get(`/reviews/${code}/effects`)).body;
    expect(effects.accept).toMatchObject({ outcome: 'emergency', points: 0 });
    expect(effects.withoutEmergency.accept.outcome).toBe('valid');
    expect((await acceptAtDesk(reviewer, code)).body.report.outcome).toBe('emergency');
    expect(await pointsOf(code)).toBe(0);
    expect((await totals()).meanScore).toEqual(before.meanScore);
    const { items } = (await pilot.get('/me/messages')).body;
    expect(items[0]).toMatchObject({ kind: 'report.emergency' });
  });

  it('is declared until the report is decided, and taken back until then', async () => {
    const code = await typeOne();
    expect((await pilot.get(`/reports/${code}`)).body.mayDeclareEmergency).toBe('on_report');
    expect(refusalOf(await declare(code, pilot, 'No.'))).toEqual([422, 'datos-no-validos']);
    expect((await declare(code, reviewer)).status).toBe(404);
    expect((await declare(code)).body.emergency).toMatchObject({ by: 'pilot', text: FIRE });
    expect(refusalOf(await declare(code))).toEqual([409, 'emergencia-declarada']);
    const taken = await pilot.post(`/reports/${code}/emergency/withdraw`);
    expect(taken.body).toMatchObject({ emergency: null, mayDeclareEmergency: 'on_report' });
    expect(refusalOf(await pilot.post(`/reports/${code}/emergency/withdraw`))).toEqual([
      409,
      'estado-de-informe',
    ]);
    const { history } = (await reviewer.get(`/reviews/${code}`)).body;
    expect(history.map(({ event }: { event: string }) => event)).toEqual(
      expect.arrayContaining(['say_emergency', 'take_back_emergency']),
    );
    expect((await acceptAtDesk(reviewer, code)).body.report.outcome).toBe('valid');
    expect(refusalOf(await declare(code))).toEqual([409, 'estado-de-informe']);
  });

  it('is found to be none with the reason, and stands again when the report is opened again', async () => {
    const code = await typeOne();
    await declare(code);
    expect(refusalOf(await accept(code, { withoutEmergency: true }))).toEqual([422, 'falta-explicacion']);
    const decided = await accept(code, { withoutEmergency: true, text: REASON });
    expect(decided.body.report).toMatchObject({ outcome: 'valid', emergency: { dismissed: true } });
    expect(await pointsOf(code)).toBeGreaterThan(0);
    const reopened = await actAtDesk(operations, code, 'reopen', { text: REASON });
    expect(reopened.body.report.emergency).toMatchObject({ by: 'pilot', dismissed: false });
    expect((await acceptAtDesk(reviewer, code)).body.report.outcome).toBe('emergency');
    expect(await pointsOf(code)).toBe(0);
  });

  it('that was found to be none stands as that again when an appeal that declares it anew is taken back', async () => {
    const code = await typeOne();
    await declare(code);
    await accept(code, { withoutEmergency: true, text: REASON });
    const { emergency } = (await pilot.get(`/reports/${code}`)).body;
    expect(emergency).toMatchObject({ text: FIRE, dismissed: true });
    api.pass(60);
    const appeal = { text: 'Sí la hubo: mira el vídeo del motor.', emergency: true };
    const raised = await pilot.post(`/reports/${code}/appeal`, appeal);
    expect(raised.body.emergency).toEqual({ ...emergency, dismissed: false });
    const desisted = await pilot.post(`/reports/${code}/desist`);
    expect(desisted.body).toMatchObject({ state: 'accepted', outcome: 'valid', emergency });
    const reopened = await actAtDesk(operations, code, 'reopen', { text: REASON });
    expect(reopened.body.report.emergency).toEqual({ ...emergency, dismissed: false });
  });

  it('is declared with an appeal while that is in time; another person decides, and the flight stops counting', async () => {
    const code = await flyOne();
    const won = await pointsOf(code);
    expect(won).toBeGreaterThan(0);
    expect((await pilot.get(`/reports/${code}`)).body.mayDeclareEmergency).toBe('by_appeal');
    const appeal = { text: FIRE, emergency: true };
    expect((await pilot.post(`/reports/${code}/appeal`, appeal)).body).toMatchObject({
      state: 'appealed',
      emergency: { by: 'pilot', text: FIRE },
    });
    expect(await pointsOf(code)).toBe(won);
    const desisted = await pilot.post(`/reports/${code}/desist`);
    expect(desisted.body).toMatchObject({ state: 'accepted', outcome: 'valid', emergency: null });
    await pilot.post(`/reports/${code}/appeal`, appeal);
    const uphold = { verdict: 'uphold', waivers: [], answer: REASON };
    const resolved = await actAtDesk(operations, code, 'resolve', uphold);
    expect(resolved.body.report, JSON.stringify(resolved.body)).toMatchObject({ outcome: 'emergency' });
    expect(await pointsOf(code)).toBe(0);
  });

  it('is not declared by an appeal that is late, dismissed, or against what is voided', async () => {
    const code = await typeOne();
    await rejectAtDesk(reviewer, code);
    const appeal = { text: FIRE, emergency: true };
    const raised = await pilot.post(`/reports/${code}/appeal`, appeal);
    expect(raised.body.emergency).toMatchObject({ dismissed: false });
    const no = { verdict: 'dismiss', waivers: [], answer: REASON };
    const kept = await actAtDesk(operations, code, 'resolve', no);
    expect(kept.body.report).toMatchObject({ state: 'rejected', emergency: { dismissed: true } });
    const other = await typeOne(pilot, 5);
    await acceptAtDesk(reviewer, other);
    api.pass(7 * DAY_S + 60);
    await comeBack();
    expect(refusalOf(await pilot.post(`/reports/${other}/appeal`, appeal))).toEqual([
      409,
      'recurso-fuera-de-plazo',
    ]);
  });
});
