import { expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { tellPilot } from './tell-pilots.ts';

describeEachDatabase('messages', (kind) => {
  const api = apiForTests(kind);

  /** When each message of somebody was read, the newest first. */
  const readAt = async (client: ApiClient): Promise<(string | null)[]> =>
    (await client.get('/me/messages')).body.items.map((one: { readAt: string | null }) => one.readAt);

  it('are all read at once: those of others stay new, and what had been read keeps its moment', async () => {
    const [pilot, other] = [await api.signedIn('pilot'), await api.signedIn('other')];
    for (const who of ['pilot', 'pilot', 'other'] as const) {
      const accountId = await api.idOf(who);
      await api.db.transaction((tx) =>
        tellPilot(tx, accountId, { kind: 'test', title: 'Hola', body: 'Hola' }),
      );
    }
    const [last] = (await pilot.get('/me/messages')).body.items;
    await pilot.post(`/me/messages/${last.id}/read`);
    const [first] = await readAt(pilot);
    const others = await readAt(other);
    api.pass(60);
    expect((await pilot.post('/me/messages/read-all')).status).toBe(204);
    const all = await readAt(pilot);
    expect(all[0]).toBe(first);
    expect(all).not.toContain(null);
    expect(all[1]).not.toBe(first);
    expect(await readAt(other)).toEqual(others);
    expect(others).toContain(null);
  });

  it('say how many are new, however many of them a page holds', async () => {
    const [pilot, other] = [await api.signedIn('pilot'), await api.signedIn('other')];
    const unread = async (client: ApiClient) => (await client.get('/me/messages?limit=1')).body.unread;
    const others = await unread(other);
    await pilot.post('/me/messages/read-all');
    expect(await unread(pilot)).toBe(0);
    const accountId = await api.idOf('pilot');
    for (let n = 0; n < 3; n += 1)
      await api.db.transaction((tx) =>
        tellPilot(tx, accountId, { kind: 'test', title: 'Hola', body: 'Hola' }),
      );
    expect(await unread(pilot)).toBe(3);
    const { items, next } = (await pilot.get('/me/messages?limit=1')).body;
    await pilot.post(`/me/messages/${items[0].id}/read`);
    expect((await pilot.get(`/me/messages?limit=1&cursor=${next}`)).body.unread).toBe(2);
    expect(await unread(other)).toBe(others);
  });
});
