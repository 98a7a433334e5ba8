import { expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import {
  acceptAtDesk,
  actAtDesk,
  REASON,
  refusalOf,
  rejectAtDesk,
  DAY_S,
  reportDesk,
} from '#server/testing/report-desk.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';
import { questionDates } from './question-dates.ts';

/** What the second person says of a proposal to void. */
const CONFIRMED = { facts: 'He visto la traza y el salto es claro.' };

describeEachDatabase('questions and reports voided for cheating', (kind) => {
  const { api, pilot, reviewer, operations, comeBack, typeOne, totals } = reportDesk(kind);

  const proposals = async (client: ApiClient) => {
    const { counters } = (await client.get('/desk')).body;
    return counters.find(({ id }: { id: string }) => id === 'void-proposals').count as number;
  };

  it('PL-53: a question blocks neither booking nor the decision', async () => {
    const code = await typeOne();
    await actAtDesk(reviewer, code, 'ask', { text: '¿Con qué red volaste la final?' });
    expect((await pilot.get(`/reports/${code}`)).body.askedAt).not.toBeNull();
    expect((await pilot.post('/reports/start', startBody(`asked-${api.now().getTime()}`))).status).toBe(201);
    const { body: flight } = await pilot.get('/reports/current');
    await pilot.post(`/reports/${flight.code}/discard`, {});
    expect((await pilot.post(`/reports/${code}/answer`, { text: 'Con VATSIM, toda entera.' })).status).toBe(
      200,
    );
    expect(
      refusalOf(await pilot.post(`/reports/${code}/answer`, { text: 'Con VATSIM, toda entera.' })),
    ).toEqual([409, 'estado-de-informe']);
    const waiting = (await reviewer.get('/reviews')).body.items;
    expect(waiting.find((one: { code: string }) => one.code === code)).toMatchObject({ answered: true });
  });

  it('PL-53: reminds of a question three days before its end, and lets a person decide without an answer', async () => {
    const code = await typeOne();
    await actAtDesk(reviewer, code, 'ask', { text: '¿Con qué red volaste la final?' });
    const titles = async (client: ApiClient) =>
      (await client.get('/me/messages')).body.items.map(({ title }: { title: string }) => title);
    const run = () =>
      questionDates(sampleAirline).run({
        db: api.db,
        clock: api.now,
        payload: null,
        scheduledFor: api.now(),
      });
    api.pass(11 * DAY_S - 60);
    expect(await run()).toEqual({ ended: 0, reminded: 0 });
    api.pass(120);
    expect(await run()).toEqual({ ended: 0, reminded: 1 });
    expect(await run()).toEqual({ ended: 0, reminded: 0 });
    await comeBack();
    expect((await titles(pilot))[0]).toBe('Te queda poco para contestar');
    api.pass(3 * DAY_S);
    expect(await run()).toEqual({ ended: 1, reminded: 0 });
    expect(await run()).toEqual({ ended: 0, reminded: 0 });
    await comeBack();
    expect((await titles(reviewer))[0]).toBe(`Sin respuesta en el informe ${code}`);
    const { items } = (await reviewer.get('/reviews')).body;
    expect(items.find((one: { code: string }) => one.code === code)).toMatchObject({
      askedAt: null,
      unanswered: true,
    });
    expect((await acceptAtDesk(reviewer, code)).body.report.state).toBe('accepted');
  });

  it('PL-54: takes two people to void for cheating; the debit is capped and the audit names both', async () => {
    const code = await typeOne();
    await acceptAtDesk(reviewer, code);
    const before = await totals();
    const facts = { facts: 'La traza salta 300 NM sin hueco.', heard: 'Dice que se le cayó la red.' };
    expect((await actAtDesk(operations, code, 'void', CONFIRMED)).body).toMatchObject({
      errors: [{ pointer: '/heard' }],
    });
    expect((await actAtDesk(operations, code, 'void', facts)).body.proposal).toMatchObject({ mine: true });
    expect(refusalOf(await actAtDesk(operations, code, 'void', facts))).toEqual([403, 'misma-persona']);
    const administrator = await api.signedIn('administrator');
    // What the pilot said stands in the proposal: who confirms it says why, and both are kept.
    const again = await actAtDesk(administrator, code, 'void', facts);
    expect(again.body).toMatchObject({ code: 'datos-no-validos', errors: [{ pointer: '/heard' }] });
    const { body } = await actAtDesk(administrator, code, 'void', CONFIRMED);
    expect(body.history.slice(-2)).toMatchObject([
      { event: 'propose_void', text: facts.facts },
      { event: 'void_for_cheating', text: CONFIRMED.facts },
    ]);
    expect((await pilot.get('/me/messages')).body.items[0].body).toMatch(
      /^El motivo: «La traza salta 300 NM sin hueco»\. Si no estás de acuerdo/,
    );
    expect(body.report).toMatchObject({ state: 'voided', reason: 'cheating', outcome: 'cheating' });
    expect((await totals()).points).toBe(Math.max(0, before.points - 10 - 30));
    const acts = await api.db.queries
      .selectFrom('audit_entry')
      .select(['actor', 'action', 'reason'])
      .where('action', 'in', ['report.propose_void', 'report.void_for_cheating'])
      .execute();
    expect(acts.map(({ actor, reason }) => `${actor}: ${reason}`).toSorted()).toEqual([
      `PRB001: ${CONFIRMED.facts}`,
      `PRB004: ${facts.facts}`,
    ]);

    const appeal = { text: 'La red se cortó y lo puedo demostrar.' };
    expect(
      refusalOf(await actAtDesk(reviewer, code, 'resolve', { verdict: 'uphold', answer: REASON })),
    ).toEqual([409, 'estado-de-informe']);
    api.pass(15 * DAY_S - 60);
    await comeBack();
    expect((await pilot.post(`/reports/${code}/appeal`, appeal)).body).toMatchObject({
      state: 'voided',
      appealUntil: null,
      appeal: { state: 'open' },
    });
    expect(refusalOf(await pilot.post(`/reports/${code}/appeal`, appeal))).toEqual([
      409,
      'estado-de-informe',
    ]);
    const { items } = (await reviewer.get('/reviews')).body;
    expect(items.find((one: { code: string }) => one.code === code)).toMatchObject({ state: 'appealed' });
    const uphold = { verdict: 'uphold', answer: REASON };
    const late = await api.signedIn('administrator');
    const waiting = async (client: ApiClient) => {
      const { items: rows } = (await client.get('/reviews?kind=appealed')).body;
      const { counters } = (await client.get('/desk')).body;
      const appeals = counters.find(({ id }: { id: string }) => id === 'appeals');
      const row = rows.find((one: { code: string }) => one.code === code);
      const { decidedByMe } = (await client.get(`/reviews/${code}`)).body;
      return [row.decidedByMe, decidedByMe, appeals.count];
    };
    const { id } = (await late.get(`/reviews/${code}`)).body.appeal;
    for (const [one, callsign] of [
      [operations, 'PRB004'],
      [late, 'PRB001'],
    ] as const) {
      expect(refusalOf(await actAtDesk(one, code, 'resolve', uphold))).toEqual([403, 'misma-persona']);
      expect(await waiting(one), callsign).toEqual([true, true, 0]);
      const assigned = await late.post(`/appeals/${id}/assign`, { callsign });
      expect(assigned.body.errors[0].pointer, callsign).toBe('/callsign');
    }
    expect(await waiting(reviewer)).toEqual([false, false, 1]);
    const { body: restored } = await actAtDesk(await api.signedIn('second'), code, 'resolve', uphold);
    expect(restored.report).toMatchObject({ state: 'accepted', outcome: 'valid', countedMin: 70 });
    expect((await totals()).points).toBe(before.points);
    const sanctions = await api.db.queries.selectFrom('sanction').select('lifted_at').execute();
    expect(sanctions.at(-1)?.lifted_at).not.toBeNull();
  });

  it('PL-54: refuses an appeal against a voided report on the sixteenth day, and dismisses one with an answer', async () => {
    const facts = { facts: 'La traza salta 300 NM sin hueco.', heard: 'Dice que se le cayó la red.' };
    const codes = [await typeOne(), await typeOne(pilot, 5)];
    const administrator = await api.signedIn('administrator');
    for (const code of codes) {
      await actAtDesk(operations, code, 'void', facts);
      await actAtDesk(administrator, code, 'void', CONFIRMED);
    }
    const appeal = { text: 'La red se cortó y lo puedo demostrar.' };
    await pilot.post(`/reports/${codes[0]}/appeal`, appeal);
    const dismiss = { verdict: 'dismiss', answer: REASON };
    const { body } = await actAtDesk(await api.signedIn('second'), codes[0]!, 'resolve', dismiss);
    expect(body.report).toMatchObject({ state: 'voided', appeal: { state: 'dismissed', answer: REASON } });
    expect(refusalOf(await pilot.post(`/reports/${codes[0]}/appeal`, appeal))[0]).toBe(409);
    api.pass(15 * DAY_S + 60);
    await comeBack();
    expect(refusalOf(await pilot.post(`/reports/${codes[1]}/appeal`, appeal))).toEqual([
      409,
      'recurso-fuera-de-plazo',
    ]);
  });

  it('PL-54: gives back what a flight that was accepted without a score had brought, whatever its record says', async () => {
    const flight = testFlight(api, { touchdownFpm: 900 });
    const { body: begun } = await pilot.post('/reports/start', startBody(`unscored-${api.now().getTime()}`));
    await sendFlight(pilot, api, begun.code, flight);
    const hard = await pilot.post(`/reports/${begun.code}/submit`, {});
    expect(hard.body).toMatchObject({ state: 'accepted', outcome: 'below_minimum' });
    await actAtDesk(operations, begun.code, 'reopen', { text: REASON });
    const unscored = { decision: 'accept_without_score', text: REASON };
    await actAtDesk(reviewer, begun.code, 'decide', unscored);
    const read = async () => (await pilot.get(`/reports/${begun.code}`)).body;
    const accepted = await read();
    expect(accepted).toMatchObject({ outcome: 'valid', score: null, points: 10 });
    const facts = { facts: 'La traza salta 300 NM sin hueco.', heard: 'Dice que se le cayó la red.' };
    await actAtDesk(operations, begun.code, 'void', facts);
    await actAtDesk(await api.signedIn('administrator'), begun.code, 'void', CONFIRMED);
    await pilot.post(`/reports/${begun.code}/appeal`, { text: 'La red se cortó y lo puedo demostrar.' });
    const uphold = { verdict: 'uphold', answer: REASON };
    await actAtDesk(await api.signedIn('second'), begun.code, 'resolve', uphold);
    const { outcome, score, countsAsManual, countedMin } = accepted;
    expect(await read()).toMatchObject({ state: 'accepted', outcome, score, countsAsManual, countedMin });
  });

  it('PL-54: takes a proposal to void back with a reason, and the next one begins anew', async () => {
    const facts = { facts: 'La traza salta 300 NM sin hueco.', heard: 'Dice que se le cayó la red.' };
    const code = await typeOne();
    await acceptAtDesk(reviewer, code);
    const administrator = await api.signedIn('administrator');
    const withdraw = (client: ApiClient) => actAtDesk(client, code, 'void/withdraw', { text: REASON });
    expect(refusalOf(await withdraw(operations))).toEqual([409, 'estado-de-informe']);
    await actAtDesk(operations, code, 'void', facts);
    expect(await proposals(administrator)).toBe(1);
    expect(refusalOf(await withdraw(reviewer))).toEqual([403, 'sin-permiso']);
    const { body } = await withdraw(operations);
    expect([body.report.state, body.proposal]).toEqual(['accepted', null]);
    expect(body.history.at(-1)).toMatchObject({ event: 'withdraw_void', text: REASON });
    expect(await proposals(administrator)).toBe(0);
    const { body: anew } = await actAtDesk(administrator, code, 'void', facts);
    expect([anew.report.state, anew.proposal.mine]).toEqual(['accepted', true]);
    await withdraw(administrator);
  });

  it('PL-54: confirms no proposal that was taken back while it was read', async () => {
    const facts = { facts: 'La traza salta 300 NM sin hueco.', heard: 'Dice que se le cayó la red.' };
    const code = await typeOne();
    await actAtDesk(operations, code, 'void', facts);
    const administrator = await api.signedIn('administrator');
    const etag = (await administrator.get(`/reviews/${code}`)).headers.get('etag') ?? '';
    await actAtDesk(operations, code, 'void/withdraw', { text: REASON });
    const late = await administrator.post(`/reviews/${code}/void`, CONFIRMED, { 'If-Match': etag });
    expect(refusalOf(late)).toEqual([412, 'cambiado-entretanto']);
  });

  it('PL-54: drops a proposal to void with the rejection, or when the pilot takes the report back', async () => {
    const facts = { facts: 'La traza salta 300 NM sin hueco.', heard: 'Dice que se le cayó la red.' };
    const [rejected, taken] = [await typeOne(), await typeOne(pilot, 5)];
    const administrator = await api.signedIn('administrator');
    for (const code of [rejected, taken]) await actAtDesk(operations, code, 'void', facts);
    expect(await proposals(administrator)).toBe(2);
    await rejectAtDesk(reviewer, rejected);
    await pilot.post(`/reports/${taken}/withdraw`, {});
    expect(await proposals(administrator)).toBe(0);
    const { body } = await actAtDesk(operations, rejected, 'reopen', { text: REASON });
    expect([body.report.state, body.proposal]).toEqual(['in_review', null]);
  });
});
