import { beforeEach, expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { refusalOf } from '#server/testing/report-acts.ts';

describeEachDatabase('a leave that its pilot takes back', (kind) => {
  const api = apiForTests(kind);
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');
  beforeEach(() => api.pass(60));
  const ask = async (firstMonth: string, months: number) =>
    (await pilot.post('/me/leaves', { firstMonth, months })).body.id as string;
  const grant = (id: string) => operations.post(`/leaves/${id}/decide`, { grant: true });
  const withdraw = (id: string, client = pilot) => client.post(`/me/leaves/${id}/withdraw`, {});

  it('is no longer decided, and another one can be asked for', async () => {
    const id = await ask('2027-01', 2);
    expect(refusalOf(await withdraw(id, operations))).toEqual([404, 'no-encontrado']);
    expect(await withdraw(id)).toMatchObject({ status: 200, body: { id, state: 'withdrawn' } });
    expect(refusalOf(await withdraw(id))).toEqual([412, 'cambiado-entretanto']);
    expect(refusalOf(await grant(id))).toEqual([412, 'cambiado-entretanto']);
    expect((await operations.get('/leaves')).body).toEqual({ items: [] });
    expect((await operations.get('/leaves?state=withdrawn')).body.items).toMatchObject([{ id }]);
    await withdraw(await ask('2027-02', 1));
  });

  it('does not begin where it was granted, and its months are not counted for the next one', async () => {
    const id = await ask('2026-12', 3);
    expect((await grant(id)).status).toBe(200);
    expect((await withdraw(id)).body.state).toBe('withdrawn');
    const next = await ask('2027-03', 3);
    expect((await grant(next)).body.state).toBe('granted');
    await withdraw(next);
  });

  it('leaves no month behind either where staff take it back before it begins', async () => {
    const id = await ask('2026-12', 3);
    await grant(id);
    const reason = 'Se la dimos a otra persona.';
    expect((await operations.post(`/leaves/${id}/end`, { reason })).body.state).toBe('ended');
    const next = await ask('2027-03', 3);
    expect((await grant(next)).body).toMatchObject({ state: 'granted' });
    await withdraw(next);
  });

  it('stands among the decided ones, the last that was asked for first, as no asked one does', async () => {
    const open = await ask('2027-01', 1);
    const decided = async (query = '') =>
      (await operations.get(`/leaves?state=decided${query}`)).body as {
        items: { id: string }[];
        next?: string;
      };
    const all = (await decided()).items;
    const ids = all.map(({ id }) => id);
    expect(ids).toHaveLength(6);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(ids).not.toContain(open);
    const { items, next } = await decided('&limit=4');
    expect([...items, ...(await decided(`&limit=4&cursor=${next}`)).items]).toEqual(all);
    await withdraw(open);
  });

  it('stays once it has begun, and says where one ends it', async () => {
    const id = await ask('2026-12', 1);
    await grant(id);
    await api.db.queries
      .updateTable('leave')
      .set({ first_month: '2026-11-01' })
      .where('id', '=', id)
      .execute();
    const late = await withdraw(id);
    expect(refusalOf(late)).toEqual([409, 'fuera-de-plazo']);
    expect(late.body.detail).toContain('«Terminar la excedencia»');
  });
});
