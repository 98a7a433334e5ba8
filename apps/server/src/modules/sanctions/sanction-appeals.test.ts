import { beforeEach, expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { refusalOf } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { accountDates } from '../pilots/account-dates.ts';

const FACTS = { facts: 'El 12 de noviembre insultó a un compañero.', heard: 'Dice que no fue así.' };
const TEXT = 'Ese día no volé: lo dice mi libro de vuelo.';
const ANSWER = 'El libro de vuelo lo confirma.';
const DAY = 86_400;

describeEachDatabase('appeals against sanctions', (kind) => {
  const api = apiForTests(kind);
  beforeEach(() => api.pass(120));
  const administrator = signedInEachTest(api, 'administrator');
  const second = signedInEachTest(api, 'second');
  const operations = signedInEachTest(api, 'operations');
  const reviewer = signedInEachTest(api, 'reviewer');
  const pilot = signedInEachTest(api, 'pilot');

  const suspend = () => operations.post('/pilots/PRB005/suspend', { days: 7, ...FACTS });
  const last = async () => (await pilot.get('/me/sanctions')).body[0];
  const appeal = async (text = TEXT) => pilot.post(`/me/sanctions/${(await last()).id}/appeal`, { text });
  const openAppeals = async (client = reviewer) => (await client!.get('/appeals')).body.items;
  const decide = async (client: ApiClient, verdict: string) => {
    const [{ id }] = await openAppeals(client);
    return client.post(`/appeals/${id}/decide`, { verdict, answer: ANSWER });
  };
  const waiting = async (client: ApiClient) => {
    const { body } = await client.get('/desk');
    return body.counters.find(({ id }: { id: string }) => id === 'sanction-appeals').count as number;
  };
  const status = async () => (await pilot.get('/me')).body.status;

  it('are decided by another person than the one who gave it; upheld, the account is as before', async () => {
    await suspend();
    expect(await last()).toMatchObject({ kind: 'suspension', appeal: null, ...FACTS });
    expect(refusalOf(await appeal('No.'))).toEqual([422, 'datos-no-validos']);
    expect((await appeal()).body).toMatchObject({ appealUntil: null, appeal: { state: 'open' } });
    expect(refusalOf(await appeal())).toEqual([409, 'no-recurrible']);
    expect(await status()).toBe('suspended');

    expect(await waiting(operations)).toBe(0);
    expect(await waiting(reviewer)).toBe(1);
    expect((await openAppeals(operations))[0].mayDecide).toBe(false);
    expect(refusalOf(await decide(operations, 'uphold'))).toEqual([403, 'misma-persona']);
    expect(refusalOf(await pilot.get('/appeals'))).toEqual([403, 'sin-permiso']);
    expect((await openAppeals())[0]).toMatchObject({ callsign: 'PRB005', text: TEXT, mayDecide: true });
    expect((await decide(reviewer, 'uphold')).body).toMatchObject({ state: 'upheld', decidedBy: 'PRB003' });

    expect(await status()).toBe('active');
    expect(await last()).toMatchObject({
      liftedAt: api.now().toISOString(),
      appeal: { state: 'upheld', answer: ANSWER },
    });
    const [message, before] = (await pilot.get('/me/messages')).body.items;
    expect(message).toMatchObject({ kind: 'account.appeal-upheld', body: ANSWER });
    expect(before.kind).toBe('account.suspend');
    const { items } = (await administrator.get('/audit')).body;
    expect(items[0]).toMatchObject({ action: 'sanction.appeal-upheld', reason: ANSWER });
  });

  it('change nothing when they are dismissed or taken back, and end with their time', async () => {
    await suspend();
    await appeal();
    const withdraw = async () => pilot.post(`/me/sanctions/${(await last()).id}/withdraw-appeal`);
    expect((await withdraw()).body.appeal.state).toBe('withdrawn');
    expect(refusalOf(await withdraw())).toEqual([409, 'no-recurrible']);
    await appeal();
    const [{ id }] = await openAppeals();
    expect((await decide(second, 'dismiss')).body.state).toBe('dismissed');
    const again = await reviewer.post(`/appeals/${id}/decide`, { verdict: 'uphold', answer: ANSWER });
    expect(refusalOf(again)).toEqual([412, 'cambiado-entretanto']);
    expect(await status()).toBe('suspended');
    expect(refusalOf(await appeal())).toEqual([409, 'no-recurrible']);

    await operations.post('/pilots/PRB005/lift-suspension', { reason: ANSWER });
    api.pass(60);
    await suspend();
    api.pass(15 * DAY + 1);
    expect(await last()).toMatchObject({ appealUntil: null, appeal: null });
    expect(refusalOf(await appeal())).toEqual([409, 'recurso-fuera-de-plazo']);
    await operations.post('/pilots/PRB005/lift-suspension', { reason: ANSWER });
  });

  it('are assigned by an administrator to who may decide them, and wait at that desk alone until anybody may', async () => {
    await suspend();
    await appeal();
    const [{ id }] = await openAppeals();
    const assign = (client: ApiClient, callsign: string | null) =>
      client.post(`/appeals/${id}/assign`, { callsign });
    expect(refusalOf(await assign(operations, 'PRB003'))).toEqual([403, 'sin-permiso']);
    for (const [callsign, why] of [
      ['PRB099', /^Nadie tiene/],
      ['PRB005', /no tiene permiso/],
      ['PRB004', /ya decidió la primera vez/],
    ] as const)
      expect((await assign(administrator, callsign)).body.errors).toEqual([
        { pointer: '/callsign', message: expect.stringMatching(why) },
      ]);
    expect(await waiting(administrator)).toBe(1);
    expect((await assign(administrator, 'prb003')).status).toBe(204);
    expect((await openAppeals())[0]).toMatchObject({ assignedTo: 'PRB003', mayDecide: true });
    expect([await waiting(administrator), await waiting(reviewer)]).toEqual([0, 1]);
    expect((await reviewer.get('/me/messages')).body.items[0]).toMatchObject({
      kind: 'appeal.assigned',
      link: '/plataforma/mesa/recursos',
    });
    expect((await administrator.get('/audit?action=appeal')).body.items[0]).toMatchObject({
      before: { assignedTo: null },
      after: { assignedTo: 'PRB003' },
    });

    expect((await assign(administrator, null)).status).toBe(204);
    expect([await waiting(administrator), await waiting(reviewer)]).toEqual([1, 1]);
    expect((await decide(reviewer, 'uphold')).status).toBe(200);
    expect(refusalOf(await assign(administrator, 'PRB003'))).toEqual([404, 'no-encontrado']);
  });

  it('against an expulsion hold the data until they are decided; upheld, the pilot is back', async () => {
    await administrator.post('/pilots/PRB005/expel', FACTS);
    await appeal();
    expect(refusalOf(await decide(administrator, 'dismiss'))).toEqual([403, 'misma-persona']);
    api.pass(31 * DAY);
    await accountDates(sampleAirline).run({
      db: api.db,
      clock: api.now,
      payload: {},
      scheduledFor: api.now(),
    });
    await api.signIn(second, 'second');
    expect((await decide(second, 'uphold')).status).toBe(200);
    await api.signIn(pilot, 'pilot');
    expect((await pilot.get('/me')).body).toMatchObject({ status: 'active', callsign: 'PRB005' });
  });
});
