import { v7 as uuid } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { hearNews } from '#server/testing/heard-news.ts';
import { refusalOf } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { rankDates } from './rank-dates.ts';

const reason = 'Falta volar de noche con un instructor.';
const TEXT = 'La sesión de noche la hice el 3 de mayo.';
const ANSWER = 'La hoja de mayo lo confirma: es así.';
const DAY = 86_400;

describeEachDatabase('appeals against what was decided on a rank', (kind) => {
  const api = apiForTests(kind);
  beforeEach(() => api.pass(120));
  const administrator = signedInEachTest(api, 'administrator');
  const second = signedInEachTest(api, 'second');
  const operations = signedInEachTest(api, 'operations');
  const reviewer = signedInEachTest(api, 'reviewer');
  const pilot = signedInEachTest(api, 'pilot');
  beforeEach(async () => {
    const pilotId = await api.idOf('pilot');
    await api.db.queries.deleteFrom('promotion').where('pilot_id', '=', pilotId).execute();
    await api.db.queries
      .updateTable('pilot')
      .set({ rank_code: 'segundo-oficial' })
      .where('id', '=', pilotId)
      .execute();
  });

  /** A promotion of the pilot that waits for its decision; not proposed, its verification is missing. */
  const open = async (change: { kind?: 'instruction'; proposed?: boolean } = {}) => {
    const { proposed = true, kind: what = 'promotion' } = change;
    const now = api.now();
    const { id } = await api.db.queries
      .insertInto('promotion')
      .values({
        id: uuid(),
        pilot_id: await api.idOf('pilot'),
        kind: what,
        to_rank: what === 'promotion' ? 'comandante' : 'segundo-oficial',
        asked_at: now,
        ...(proposed && what === 'promotion'
          ? { state: 'proposed', proposed_at: now, due_at: now }
          : { state: 'asked' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const decide = async (id: string, grant: boolean) =>
    expect((await administrator.post(`/promotions/${id}/decide`, { grant, reason })).status).toBe(204);
  const lastAct = async () => (await administrator.get('/audit')).body.items[0];
  const declined = async (change: Parameters<typeof open>[0] = {}) => {
    const id = await open(change);
    await decide(id, change.kind === 'instruction');
    return id;
  };
  const takeBack = (id: string) => administrator.post(`/promotions/${id}/take-back`, { reason });
  const rank = async () => (await pilot.get('/me/rank')).body;
  const appeal = (id: string, text = TEXT) => pilot.post(`/me/promotions/${id}/appeal`, { text });
  const withdraw = (id: string) => pilot.post(`/me/promotions/${id}/withdraw-appeal`);
  const appeals = async (client = reviewer) => (await client!.get('/appeals?subject=promotion')).body.items;
  const resolve = async (client: ApiClient, verdict: string) => {
    const [{ id }] = await appeals(client);
    return client.post(`/appeals/${id}/decide`, { verdict, answer: ANSWER });
  };
  const waiting = async (client: ApiClient) => {
    const { body } = await client.get('/desk');
    return body.counters.find(({ id }: { id: string }) => id === 'promotion-appeals').count as number;
  };
  const lastMessage = async () => (await pilot.get('/me/messages')).body.items[0];

  it('are decided by another person; upheld, the rank is granted with all that goes with it, and taken back like any', async () => {
    const id = await declined();
    // Also where no rank changes the audit says which one it was about.
    const decided = { action: 'rank.declined', after: { toRank: 'comandante' } };
    expect(await lastAct()).toMatchObject(decided);
    expect((await lastMessage()).body).toContain('tienes 15\u00a0días para recurrirlo');
    expect((await rank()).promotion).toMatchObject({
      state: 'declined',
      appeal: null,
      appealUntil: new Date(api.now().getTime() + 15 * DAY * 1000).toISOString(),
    });
    expect(refusalOf(await appeal(id, 'No.'))).toEqual([422, 'datos-no-validos']);
    const raised = await appeal(id);
    expect(raised.body.promotion).toMatchObject({ appealUntil: null, appeal: { state: 'open', text: TEXT } });
    expect(refusalOf(await appeal(id))).toEqual([409, 'no-recurrible']);

    expect([await waiting(administrator), await waiting(reviewer)]).toEqual([0, 1]);
    expect((await appeals(administrator))[0].mayDecide).toBe(false);
    expect((await appeals())[0]).toMatchObject({
      callsign: 'PRB005',
      mayDecide: true,
      text: TEXT,
      decision: { by: 'PRB001', reason },
      promotion: { kind: 'promotion', from: 'Segundo Oficial', to: 'Comandante', ifUpheld: 'granted' },
    });
    expect(refusalOf(await resolve(administrator, 'uphold'))).toEqual([403, 'misma-persona']);
    expect(refusalOf(await pilot.get('/appeals?subject=promotion'))).toEqual([403, 'sin-permiso']);
    const news = await hearNews(api.db, ['rank.granted']);
    expect((await resolve(reviewer, 'uphold')).body).toMatchObject({
      state: 'upheld',
      decidedBy: 'PRB003',
      decision: null,
    });

    expect(await news()).toEqual([['rank.granted', 'Comandante']]);
    const granted = await rank();
    expect([granted.rank, granted.history[0].reason]).toEqual(['Comandante', ANSWER]);
    expect(granted.promotion).toMatchObject({
      state: 'granted',
      appealUntil: null,
      appeal: { state: 'upheld', answer: ANSWER },
    });
    const message = await lastMessage();
    expect(message).toMatchObject({ kind: 'rank.appeal-upheld', link: '/plataforma/puntos' });
    expect(message.body).toBe(`Tu rango es ahora Comandante.\n\n${ANSWER}`);
    expect(await lastAct()).toMatchObject({
      action: 'promotion.appeal-upheld',
      reason: ANSWER,
      before: { state: 'declined', rank: 'segundo-oficial', reason },
      after: { state: 'granted', rank: 'comandante' },
    });

    api.pass(60);
    expect((await takeBack(id)).status).toBe(204);
    expect((await lastMessage()).body).toContain('para recurrirlo');
    expect((await appeal(id)).body).toMatchObject({
      rank: 'Segundo Oficial',
      promotion: { appeal: { state: 'open' } },
    });
  });

  it('change nothing when they are dismissed or taken back, are raised once, and end with their time', async () => {
    const id = await declined();
    await appeal(id);
    expect((await withdraw(id)).body.promotion).toMatchObject({
      appeal: { state: 'withdrawn' },
      appealUntil: expect.any(String),
    });
    expect(refusalOf(await withdraw(id))).toEqual([409, 'no-recurrible']);
    await appeal(id);
    const [{ id: appealId }] = await appeals();
    expect((await resolve(second, 'dismiss')).body.state).toBe('dismissed');
    expect((await lastAct()).after).toMatchObject({ state: 'declined', toRank: 'comandante' });
    const late = { verdict: 'uphold', answer: ANSWER };
    expect(refusalOf(await reviewer.post(`/appeals/${appealId}/decide`, late))).toEqual([
      412,
      'cambiado-entretanto',
    ]);
    expect(await rank()).toMatchObject({ rank: 'Segundo Oficial', promotion: { state: 'declined' } });
    expect(refusalOf(await appeal(id))).toEqual([409, 'no-recurrible']);

    // Decided anew, it is appealed anew, in its time.
    expect((await takeBack(id)).status).toBe(204);
    expect((await lastAct()).after).toEqual({ state: 'proposed', toRank: 'comandante' });
    expect((await rank()).promotion).toMatchObject({ state: 'proposed', appeal: null });
    expect(refusalOf(await appeal(id))).toEqual([409, 'no-recurrible']);
    api.pass(60);
    await decide(id, false);
    api.pass(15 * DAY + 1);
    await api.signIn(pilot, 'pilot');
    expect((await rank()).promotion).toMatchObject({ state: 'declined', appeal: null, appealUntil: null });
    expect(refusalOf(await appeal(id))).toEqual([409, 'recurso-fuera-de-plazo']);
  });

  it('are nobody else’s, and nothing else is decided, asked for or proposed on the rank meanwhile', async () => {
    const id = await declined();
    const other = await api.signedIn('other');
    expect(refusalOf(await other.post(`/me/promotions/${id}/appeal`, { text: TEXT }))[0]).toBe(404);
    await appeal(id);
    expect(refusalOf(await takeBack(id))).toEqual([409, 'decision-recurrida']);
    expect((await rank()).next.canAsk).toBe(false);
    const merged = await second.post('/pilots/PRB005/merge', { into: 'PRB006', reason });
    expect(refusalOf(merged)).toEqual([409, 'cuenta-con-asuntos']);
    for (const points of Array.from({ length: 6 }, () => 50))
      await administrator.post('/ledger', { callsign: 'PRB005', points, reason });
    const hours = { callsign: 'PRB005', minutes: 3000, kind: 'transfer', reason };
    await administrator.post('/ledger/hours', hours);
    expect(refusalOf(await pilot.post('/me/rank/verification'))).toEqual([409, 'decision-recurrida']);
    api.pass(60);
    const sheet = { callsign: 'PRB005', kind: 'verification', typeId: 'jet', result: 'pass', text: reason };
    await api.db.queries
      .updateTable('pilot')
      .set({ rank_code: 'comandante' })
      .where('callsign', '=', 'PRB003')
      .execute();
    expect((await reviewer.post('/promotions/sheets', sheet)).status).toBe(204);
    expect((await rank()).promotion.state).toBe('declined');
    // What has come since is proposed once the appeal is answered.
    await resolve(second, 'dismiss');
    await rankDates(sampleAirline).run({
      db: api.db,
      clock: api.now,
      payload: {},
      scheduledFor: api.now(),
    });
    expect((await rank()).promotion.state).toBe('proposed');
    const { id: proposed } = (await rank()).promotion;
    expect(refusalOf(await appeal(id))).toEqual([409, 'no-recurrible']);
    expect(refusalOf(await appeal(proposed))).toEqual([409, 'no-recurrible']);
  });

  it('bring a verification that was refused back to the instructors, since no machine has seen it', async () => {
    const id = await declined({ proposed: false });
    await appeal(id);
    expect((await appeals())[0].promotion.ifUpheld).toBe('asked');
    expect((await resolve(operations, 'uphold')).status).toBe(200);
    expect(await rank()).toMatchObject({ rank: 'Segundo Oficial', promotion: { id, state: 'asked' } });
    expect((await lastMessage()).body).toMatch(/^Tu petición vuelve a esperar su verificación\./);
  });

  it('stand beside each other where two decisions can be appealed, and wait with the promotion that is open', async () => {
    const first = await declined();
    api.pass(60);
    const last = await declined();
    const { promotion, earlier } = await rank();
    expect(promotion).toMatchObject({ id: last, appealUntil: expect.any(String) });
    expect(earlier).toMatchObject([{ id: first, reason, appeal: null, appealUntil: expect.any(String) }]);
    expect((await appeal(first)).body.earlier).toMatchObject([
      { id: first, appeal: { state: 'open', text: TEXT } },
    ]);
    await withdraw(first);
    const proposed = await open();
    expect(refusalOf(await appeal(first))).toEqual([409, 'promocion-abierta']);
    expect((await rank()).earlier).toEqual([]);
    await api.db.queries.deleteFrom('promotion').where('id', '=', proposed).execute();
    api.pass(15 * DAY + 1);
    await api.signIn(pilot, 'pilot');
    expect((await rank()).earlier).toEqual([]);
  });

  it('give an instructor back the rank that was lost for not instructing', async () => {
    await decide(await open(), true);
    api.pass(60);
    const id = await declined({ kind: 'instruction' });
    expect((await rank()).rank).toBe('Segundo Oficial');
    expect((await lastMessage()).body).toContain('para recurrirlo');
    await appeal(id);
    expect((await appeals())[0].promotion).toMatchObject({
      kind: 'instruction',
      requirements: [],
      ifUpheld: 'declined',
    });
    expect((await resolve(reviewer, 'uphold')).status).toBe(200);
    expect(await rank()).toMatchObject({ rank: 'Comandante', promotion: { state: 'declined' } });
    expect((await lastMessage()).body).toMatch(/^Tu rango es ahora Comandante\./);
  });

  it('are refused where the rank is no longer the next one, and stay open to be dismissed', async () => {
    const id = await declined();
    await appeal(id);
    await api.db.queries
      .updateTable('pilot')
      .set({ rank_code: 'comandante' })
      .where('id', '=', await api.idOf('pilot'))
      .execute();
    expect(refusalOf(await resolve(reviewer, 'uphold'))).toEqual([409, 'rango-no-siguiente']);
    expect((await resolve(reviewer, 'dismiss')).status).toBe(200);
  });

  it('are assigned by an administrator to who may decide them', async () => {
    const id = await declined();
    await appeal(id);
    const [{ id: appealId }] = await appeals();
    const assign = (callsign: string) => second.post(`/appeals/${appealId}/assign`, { callsign });
    expect((await assign('PRB001')).body.errors).toEqual([
      { pointer: '/callsign', message: expect.stringMatching(/ya decidió la primera vez/) },
    ]);
    expect((await assign('PRB003')).status).toBe(204);
    expect(await lastAct()).toMatchObject({ action: 'appeal.assigned', subject: 'PRB005' });
    expect((await appeals())[0]).toMatchObject({ assignedTo: 'PRB003', mayDecide: true });
    expect([await waiting(second), await waiting(reviewer)]).toEqual([0, 1]);
    expect((await reviewer.get('/me/messages')).body.items[0]).toMatchObject({
      kind: 'appeal.assigned',
      body: 'Te han asignado un recurso sobre un rango.',
      link: '/plataforma/mesa/recursos',
    });
  });
});
