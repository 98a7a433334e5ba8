import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { actAtDesk, sendTyped } from '#server/testing/report-desk.ts';

interface Counter {
  id: string;
  count: number;
  oldestAt: string | null;
  open: string | null;
}

describeEachDatabase('the counters of the desk', (kind) => {
  const api = apiForTests(kind);

  const counters = async (client: ApiClient) => (await client.get('/desk')).body.counters as Counter[];
  const counter = async (client: ApiClient, id: string) =>
    (await counters(client)).find((one) => one.id === id);

  it('are those that the account may decide on, in their order', async () => {
    expect(await counters(await api.signedIn('pilot'))).toEqual([]);
    const names = async (client: ApiClient) => (await counters(client)).map(({ id }) => id);
    const reviewer = await names(await api.signedIn('reviewer'));
    expect(reviewer).toEqual(expect.arrayContaining(['reports', 'questions', 'appeals']));
    expect(reviewer).not.toContain('failed-jobs');
    const operations = await names(await api.signedIn('operations'));
    expect(operations).toEqual(expect.arrayContaining(['leaves', 'void-proposals', 'failed-jobs']));
  });

  it('say when they were checked and that nothing waits', async () => {
    const { body } = await (await api.signedIn('reviewer')).get('/desk');
    expect(body.checkedAt).toBe(api.now().toISOString());
    expect(body.counters[0]).toMatchObject({ id: 'reports', count: 0, oldestAt: null, open: null });
  });

  it('count what others sent, name the oldest, and leave one’s own and what waits for its pilot out', async () => {
    const send = (client: ApiClient, hoursAgo: number) => sendTyped(api, client, hoursAgo);
    const reviewer = await api.signedIn('reviewer');
    const first = await send(await api.signedIn('pilot'), 30);
    const firstSent = api.now().toISOString();
    api.pass(600);
    const second = await send(await api.signedIn('other'), 20);
    await send(reviewer, 10);
    expect(await counter(reviewer, 'reports')).toMatchObject({
      count: 2,
      oldestAt: firstSent,
      open: `/mesa/informes/${first}`,
    });
    await actAtDesk(reviewer, first, 'ask', { text: '¿Con qué red volaste la final?' });
    expect(await counter(reviewer, 'reports')).toMatchObject({ count: 1, open: `/mesa/informes/${second}` });
    expect(await counter(reviewer, 'questions')).toMatchObject({ count: 1, open: null });
  });

  it('count leaves of others, jobs and messages that failed', async () => {
    const operations = await api.signedIn('operations');
    const ask = (client: ApiClient) => client.post('/me/leaves', { firstMonth: '2027-06', months: 1 });
    expect((await ask(operations)).status).toBe(201);
    expect(await counter(operations, 'leaves')).toMatchObject({ count: 0 });
    expect((await ask(await api.signedIn('pilot'))).status).toBe(201);
    expect(await counter(operations, 'leaves')).toMatchObject({ count: 1, open: '/mesa/excedencias' });
    await api.db.queries
      .insertInto('job')
      .values({ id: uuid(), kind: 'broken', run_key: 'broken:1', state: 'failed', created_at: api.now() })
      .execute();
    expect(await counter(operations, 'failed-jobs')).toMatchObject({ count: 1, open: '/mesa/trabajos' });
    expect(await counter(operations, 'failed-messages')).toMatchObject({ count: 0 });
    const found = async (query: string) =>
      (await operations.get(`/jobs?${query}`)).body.items.map(({ runKey }: { runKey: string }) => runKey);
    expect(await found('text=BROKEN%20:1')).toEqual(['broken:1']);
    expect(await found('text=broken%20none')).toEqual([]);
    expect(await found('text=broken&state=done')).toEqual([]);
    expect((await operations.get('/outbox?text=broken')).body.items).toEqual([]);

    const late = { id: uuid(), kind: 'booking-expiry', run_key: 'booking-expiry:1', created_at: api.now() };
    await api.db.queries.insertInto('job').values(late).execute();
    const byWords = await operations.get('/jobs?text=RESERVAS%20caducan');
    expect(byWords.body.items).toMatchObject([{ id: late.id, title: 'Reservas que caducan' }]);
  });

  it('a job that this version no longer knows is listed by its name', async () => {
    const operations = await api.signedIn('operations');
    const old = { id: uuid(), kind: 'bygone', run_key: 'bygone:1', created_at: api.now() };
    await api.db.queries.insertInto('job').values(old).execute();
    const { body } = await operations.get('/jobs?text=bygone');
    expect(body.items).toMatchObject([{ id: old.id, title: 'bygone' }]);
  });
});
