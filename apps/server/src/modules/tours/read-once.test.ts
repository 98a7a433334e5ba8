import type { KyselyPlugin } from 'kysely';
import { expect, it, vi } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { SHORT_TOUR } from '#server/testing/short-tour.ts';

describeOneDatabase('what staff have written at the desk', (kind) => {
  const api = apiForTests(kind);
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');

  /** How often an act reads all of it in its transaction; a single entry, as it locks one, does not count. */
  async function readsIn(act: () => Promise<{ status: number; body: unknown }>) {
    let reads = 0;
    const counts: KyselyPlugin = {
      transformQuery: ({ node }) => {
        const text = JSON.stringify(node);
        if (node.kind === 'SelectQueryNode' && text.includes('"desk_entry"') && text.includes('"created_at"'))
          reads += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const transaction = api.db.transaction.bind(api.db);
    const spy = vi
      .spyOn(api.db, 'transaction')
      .mockImplementation((work) => transaction((tx) => work(tx.withPlugin(counts))));
    const { status, body } = await act();
    spy.mockRestore();
    expect([200, 201], JSON.stringify(body)).toContain(status);
    return reads;
  }

  it('is read once to add a tour, and once to book a stage of it', async () => {
    expect(await readsIn(() => operations.post('/tour-plans', { tour: SHORT_TOUR }))).toBe(1);
    expect((await pilot.get('/tours/vuelta-corta')).status).toBe(200);
    const std = new Date(api.now().getTime() + 10 * 3_600_000).toISOString();
    const legs = [{ stage: { tour: 'vuelta-corta', n: 1 }, std }];
    expect(await readsIn(() => pilot.post('/bookings', { legs, acceptSharedTail: false }))).toBe(1);
  });

  it('is read once to try a goal', async () => {
    const goal = { title: 'Juntos', of: 'tour', least: null, tour: 'nacional', isPublic: false };
    const spy = vi.spyOn(api.db.queries, 'selectFrom');
    const { status } = await operations.post('/goals/cada-mes/try', { goal });
    const read = spy.mock.calls.filter(([from]) => from === 'desk_entry');
    spy.mockRestore();
    expect(status).toBe(200);
    expect(read).toHaveLength(1);
  });
});
