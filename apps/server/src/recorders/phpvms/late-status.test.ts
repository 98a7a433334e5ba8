import { beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { phpvmsForTests } from '#server/testing/recorders-for-tests.ts';

/** Half a day ahead: a clock that is set to the pilot’s own time, say. */
const AHEAD_S = 43_200;

describeOneDatabase('what a phpVMS client says that its flight does', (kind) => {
  const api = apiForTests(kind);
  const client = phpvmsForTests(api, 'pilot');
  const { ask } = client;
  beforeEach(() => api.pass(7200));

  /** A position of so many seconds ago, by the client's clock. */
  const position = (agoS: number, change: object) => ({
    lat: 40.5 - agoS / 1e5,
    lon: -3.5,
    gs: 200,
    created_at: new Date(api.now().getTime() - agoS * 1000).toISOString(),
    ...change,
  });
  const send = (id: string, ...positions: object[]) =>
    ask('POST', `/api/pireps/${id}/acars/position`, { positions });
  const shown = async (id: string) => (await ask('GET', `/api/pireps/${id}`)).body.data.status;
  const onMap = async (id: string) => {
    const { phase } = await api.db.queries
      .selectFrom('live_position')
      .innerJoin('report', 'report.id', 'report_id')
      .select('phase')
      .where('code', '=', id)
      .executeTakeFirstOrThrow();
    return phase;
  };

  it('is what its newest position says, in whatever order they come', async () => {
    const { id } = await client.prefile();
    // The newest stands first, the last one says nothing.
    await send(id, position(10, { status: 'APR' }), position(120, { status: 'ICL' }), position(60, {}));
    expect([await shown(id), await onMap(id)]).toEqual(['APR', 'approach']);
    for (const late of [{ status: 'TXI' }, { phase: 'TOF' }, { status: 'INI' }]) {
      await send(id, position(600, late));
      expect([await shown(id), await onMap(id)]).toEqual(['APR', 'approach']);
    }
    api.pass(30);
    await send(id, position(0, { status: 'LDG' }));
    expect(await shown(id)).toBe('LDG');
    // An update says what is now.
    await ask('PUT', `/api/pireps/${id}`, { status: 'LAN' });
    expect(await shown(id)).toBe('LAN');
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('is what an update says, whatever of before it comes late, and by whatever clock', async () => {
    for (const slowS of [0, AHEAD_S]) {
      const { id } = await client.prefile();
      await send(id, position(slowS + 2, { status: 'ENR' }));
      api.pass(300);
      await ask('PUT', `/api/pireps/${id}`, { status: 'APR' });
      // What was recorded before the update and had to wait for the line.
      for (const status of ['ICL', 'ENR']) await send(id, position(slowS + 100, { status }));
      expect([await shown(id), await onMap(id)]).toEqual(['APR', 'approach']);
      api.pass(30);
      await send(id, position(slowS + 2, { status: 'FIN' }));
      expect([await shown(id), await onMap(id)]).toEqual(['FIN', 'approach']);
      await ask('PUT', `/api/pireps/${id}/cancel`);
      api.pass(7200);
    }
  });

  it('is no arrival before it has left', async () => {
    const { id } = await client.prefile();
    await ask('PUT', `/api/pireps/${id}`, { status: 'ARR', distance: 0 });
    await send(id, position(0, { gs: 0, on_ground: true }));
    expect([await shown(id), await onMap(id)]).toEqual(['BST', 'boarding']);
    api.pass(30);
    await send(id, position(0, { gs: 0, on_ground: true, lat: 40.5, status: 'ARR' }));
    expect([await shown(id), await onMap(id)]).toEqual(['BST', 'boarding']);
    api.pass(600);
    for (const agoS of [2, 1, 0]) await send(id, position(agoS, { lat: 41, on_ground: true, gs: 10 }));
    await ask('PUT', `/api/pireps/${id}`, { status: 'ARR' });
    expect(await shown(id)).toBe('ARR');
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });

  it('is not held back by one time of nonsense', async () => {
    const { id } = await client.prefile();
    await send(id, position(-AHEAD_S, { status: 'ENR' }));
    api.pass(30);
    await send(id, position(0, { status: 'APR' }));
    expect(await shown(id)).toBe('APR');
    await ask('PUT', `/api/pireps/${id}/cancel`);
  });
});
