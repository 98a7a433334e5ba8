import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { OWN_THINGS } from '#server/testing/own-things.ts';

describeEachDatabase('appeals', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const reviewer = signedInForTests(api, 'reviewer');

  it('against sanctions and over ranks wait in one list and are decided at one address, those on reports are not', async () => {
    await OWN_THINGS['withdrawSanctionAppeal']?.(pilot, api);
    await OWN_THINGS['withdrawPromotionAppeal']?.(pilot, api);
    const report = await OWN_THINGS['appealReport']?.(pilot, api);
    expect((await pilot.post(`/reports/${report?.id}/appeal`, report?.body)).status).toBe(200);
    const [onReport] = await api.db.queries
      .selectFrom('appeal')
      .select('id')
      .where('report_id', 'is not', null)
      .execute();

    const { items } = (await reviewer.get('/appeals')).body;
    expect(items).toMatchObject([{ subject: 'promotion' }, { subject: 'sanction' }]);
    const part = (await reviewer.get('/appeals?limit=1')).body;
    expect(part.items).toEqual([items[0]]);
    const rest = (await reviewer.get(`/appeals?limit=1&cursor=${part.next}`)).body;
    expect(rest).toEqual({ items: [items[1]] });
    expect((await reviewer.get('/appeals?subject=sanction')).body.items).toEqual([items[1]]);

    const words = { verdict: 'dismiss', answer: 'Los hechos constan y nadie los discute.' };
    const decide = (id: string) => reviewer.post(`/appeals/${id}/decide`, words);
    for (const { id, subject } of items)
      expect((await decide(id)).body).toMatchObject({ id, subject, state: 'dismissed', mayDecide: false });
    expect((await decide(String(onReport?.id))).status).toBe(404);
    expect((await reviewer.get('/appeals')).body).toEqual({ items: [] });
    expect((await reviewer.get('/appeals?state=all')).body.items).toHaveLength(2);
  });
});
