import { expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
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
import { readEntries } from '../ledgers/points-ledger.ts';

describeEachDatabase('appeals against decisions on reports', (kind) => {
  const { api, pilot, reviewer, operations, comeBack, typeOne, totals } = reportDesk(kind);

  it('PL-50: takes an appeal until the seventh day, decided by another person', async () => {
    const code = await typeOne();
    const other = await typeOne(pilot, 5);
    for (const each of [code, other]) await rejectAtDesk(reviewer, each);
    const appeal = { text: 'El vuelo es verdadero: hay captura.', evidence: ['https://ejemplo.org/a.png'] };
    api.pass(7 * DAY_S - 60);
    await comeBack();
    expect((await pilot.post(`/reports/${code}/appeal`, appeal)).body.state).toBe('appealed');
    api.pass(120);
    expect(refusalOf(await pilot.post(`/reports/${other}/appeal`, appeal))).toEqual([
      409,
      'recurso-fuera-de-plazo',
    ]);
    const resolve = { verdict: 'uphold', answer: REASON };
    expect(refusalOf(await actAtDesk(reviewer, code, 'resolve', resolve))).toEqual([403, 'misma-persona']);
    const mine = async (client: ApiClient) =>
      (await client.get('/reviews')).body.items.find((one: { code: string }) => one.code === code)
        .decidedByMe;
    expect([await mine(reviewer), await mine(operations)]).toEqual([true, false]);
    // Nor does who may not decide it take it from who may.
    await operations.post(`/reviews/${code}/take`, {});
    const over = await reviewer.post(`/reviews/${code}/take`, { over: true });
    expect(refusalOf(over)).toEqual([403, 'misma-persona']);
    expect((await operations.get(`/reviews/${code}`)).body.taken.mine).toBe(true);
    const { body } = await actAtDesk(operations, code, 'resolve', resolve);
    expect(body.report).toMatchObject({ state: 'accepted', points: 10, countedMin: 70 });
    expect(body.report.appeal).toMatchObject({ ...appeal, state: 'upheld', answer: REASON });
  });

  it('can be taken back by who appealed, and dismissed', async () => {
    const code = await typeOne();
    await acceptAtDesk(reviewer, code);
    const before = await totals();
    const appeal = { text: 'Pido que se mire otra vez.', rules: ['S-14'] };
    expect((await pilot.post(`/reports/${code}/appeal`, appeal)).status).toBe(200);
    expect(await totals()).toEqual(before);
    expect((await pilot.post(`/reports/${code}/desist`, {})).body.state).toBe('accepted');
    await pilot.post(`/reports/${code}/appeal`, appeal);
    const entries = async () => readEntries(api.db.queries, await api.idOf('pilot'));
    const posted = await entries();
    const { body } = await actAtDesk(operations, code, 'resolve', { verdict: 'dismiss', answer: REASON });
    expect(body.report).toMatchObject({ state: 'accepted', appeal: { state: 'dismissed' } });
    expect(await totals()).toEqual(before);
    expect(await entries()).toEqual(posted);
  });

  it('has an appeal decided by whom an administrator asks, who finds it from the message', async () => {
    const code = await typeOne();
    await rejectAtDesk(reviewer, code);
    await pilot.post(`/reports/${code}/appeal`, { text: 'Pido que se mire otra vez.' });
    const administrator = await api.signedIn('administrator');
    const { id } = (await operations.get(`/reviews/${code}`)).body.appeal;
    const assign = (callsign: string) => administrator.post(`/appeals/${id}/assign`, { callsign });
    expect((await assign('PRB003')).body.errors[0].pointer).toBe('/callsign');
    expect((await assign('PRB004')).status).toBe(204);
    const { items } = (await administrator.get('/audit?action=appeal.assigned')).body;
    expect(items[0].subject).toBe(code);
    expect((await operations.get(`/reviews/${code}`)).body.appeal).toEqual({ id, assignedTo: 'PRB004' });
    const link = `/plataforma/mesa/informes/${code}`;
    expect((await operations.get('/me/messages')).body.items[0]).toMatchObject({ link });
    await actAtDesk(operations, code, 'resolve', { verdict: 'dismiss', answer: REASON });
    expect((await operations.get(`/reviews/${code}`)).body.appeal).toBeNull();
  });

  it('takes one appeal against a decision, and another once it is decided anew', async () => {
    const appeal = { text: 'Pido que se mire otra vez.' };
    const [accepted, rejected] = [await typeOne(), await typeOne(pilot, 5)];
    await acceptAtDesk(reviewer, accepted);
    await rejectAtDesk(reviewer, rejected);
    for (const [code, verdict] of [
      [accepted, 'dismiss'],
      [rejected, 'uphold'],
    ] as const) {
      await pilot.post(`/reports/${code}/appeal`, appeal);
      const { body } = await actAtDesk(operations, code, 'resolve', { verdict, answer: REASON });
      expect(body.report).toMatchObject({ state: 'accepted', appealUntil: null });
      const again = await pilot.post(`/reports/${code}/appeal`, appeal);
      expect(refusalOf(again)).toEqual([409, 'estado-de-informe']);
      expect(again.body.detail).toContain('ya la has recurrido');
    }
    api.pass(60);
    await actAtDesk(operations, accepted, 'reopen', { text: REASON });
    await acceptAtDesk(reviewer, accepted);
    expect((await pilot.post(`/reports/${accepted}/appeal`, appeal)).body.state).toBe('appealed');
    await pilot.post(`/reports/${accepted}/desist`, {});
  });
});
