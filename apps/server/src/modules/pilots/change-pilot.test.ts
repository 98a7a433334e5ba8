import { expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { refusalOf } from '#server/testing/report-desk.ts';

const reason = 'Lo era en la aerolínea de la que viene.';

describeEachDatabase('a rank set by hand', (kind) => {
  const api = apiForTests(kind);
  const administrator = signedInForTests(api, 'administrator');
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');
  const set = async (client: ApiClient, callsign: string, body: object, version?: number) => {
    const seen = version ?? (await administrator.get(`/pilots/${callsign}`)).body.version;
    return client.ask('PUT', `/pilots/${callsign}/rank`, {
      body: { reason, ...body },
      headers: { 'If-Match': `"v${seen}"` },
    });
  };
  const ownRank = async () => (await pilot.get('/me/rank')).body;
  /** Opens what the pilot asked for, as the platform does. */
  const open = async (toRank: string) =>
    api.db.queries
      .insertInto('promotion')
      .values({
        id: crypto.randomUUID(),
        pilot_id: await api.idOf('pilot'),
        kind: 'promotion',
        to_rank: toRank,
        state: 'asked',
        asked_at: api.now(),
      })
      .execute();

  it('is one of the airline, with its reason in the history, the message and the audit, up and down again', async () => {
    expect((await ownRank()).rank).toBe('Segundo Oficial');
    const raised = await set(administrator, 'PRB005', { rank: 'comandante' });
    expect([raised.status, raised.body.rank]).toEqual([200, 'Comandante']);
    const { rank, history } = await ownRank();
    expect(rank).toBe('Comandante');
    expect(history).toContainEqual(expect.objectContaining({ rank: 'Comandante', reason }));
    const [told] = (await pilot.get('/me/messages')).body.items;
    expect(told).toMatchObject({ kind: 'rank.set', title: 'Tu rango es ahora Comandante', body: reason });
    const [noted] = (await administrator.get('/audit?action=rank.set')).body.items;
    expect(noted).toMatchObject({
      reason,
      subject: 'PRB005',
      before: { rank: 'segundo-oficial' },
      after: { rank: 'comandante' },
    });
    const lowered = await set(administrator, 'PRB005', { rank: 'segundo-oficial' });
    expect(lowered.body.rank).toBe('Segundo Oficial');
    expect((await ownRank()).rank).toBe('Segundo Oficial');
  });

  it('takes the right to grant ranks, and is never one’s own', async () => {
    for (const client of [pilot, operations])
      expect(refusalOf(await set(client, 'PRB005', { rank: 'comandante' }))).toEqual([403, 'sin-permiso']);
    const { callsign, rank } = (await administrator.get('/me')).body;
    const other = rank === 'Comandante' ? 'segundo-oficial' : 'comandante';
    expect(refusalOf(await set(administrator, callsign, { rank: other }))).toEqual([403, 'asunto-propio']);
  });

  it('is refused in words where it says nothing that can be', async () => {
    for (const rank of [
      '',
      ' ',
      'Comandante',
      'almirante',
      '\u202Ex',
      'x'.repeat(61),
      7,
      null,
      ['comandante'],
    ]) {
      const { status, body } = await set(administrator, 'PRB005', { rank });
      expect([status, body.code], JSON.stringify(rank)).toEqual([422, 'datos-no-validos']);
    }
    const unknown = await set(administrator, 'PRB005', { rank: 'almirante' });
    expect(unknown.body.errors).toEqual([
      { pointer: '/rank', message: expect.stringMatching(/^Ese rango no existe\. Elige uno: .*comandante/) },
    ]);
    const same = await set(administrator, 'PRB005', { rank: 'segundo-oficial' });
    expect(same.body.errors).toEqual([{ pointer: '/rank', message: 'Ya tiene ese rango. Elige otro' }]);
    expect((await set(administrator, 'PRB005', { rank: 'comandante', reason: 'x' })).status).toBe(422);
    expect((await set(administrator, 'PRB999', { rank: 'comandante' }, 1)).status).toBe(404);
    expect((await ownRank()).rank).toBe('Segundo Oficial');
  });

  it('is not written over by a form that was open before, and of two at once one wins', async () => {
    const { version } = (await administrator.get('/pilots/PRB005')).body;
    const second = await api.signedIn('second');
    const both = await Promise.all(
      [administrator, second].map((client) => set(client, 'PRB005', { rank: 'comandante' }, version)),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const late = both.find(({ status }) => status === 412);
    expect(late?.body.detail).toContain('ha cambiado su rango');
    const { history } = await ownRank();
    expect(history.filter(({ rank }: { rank: string }) => rank === 'Comandante')).toHaveLength(2);
    await set(administrator, 'PRB005', { rank: 'segundo-oficial' });
  });

  it('withdraws what the pilot had asked for where it leads nowhere any more, and waits for an appeal', async () => {
    await open('comandante');
    await set(administrator, 'PRB005', { rank: 'comandante' });
    expect((await ownRank()).promotion).toMatchObject({ state: 'withdrawn', reason });
    const titles = (await pilot.get('/me/messages')).body.items.map(({ title }: { title: string }) => title);
    expect(titles).toContain('Comandante: ya no hay nada que decidir');
    await set(administrator, 'PRB005', { rank: 'segundo-oficial' });
    await open('comandante');
    const { items } = (await administrator.get('/promotions?state=asked')).body;
    await administrator.post(`/promotions/${items[0].id}/decide`, { grant: false, reason });
    const text = 'Cumplía todo cuando se decidió, y consta.';
    expect((await pilot.post(`/me/promotions/${items[0].id}/appeal`, { text })).status).toBe(200);
    expect(refusalOf(await set(administrator, 'PRB005', { rank: 'comandante' }))).toEqual([
      409,
      'decision-recurrida',
    ]);
  });

  it('is given to who is invited, and to nobody who has left', async () => {
    const order = { callsign: 'PRB072', oldEnough: true, reason };
    await operations.post('/pilots', order);
    expect((await set(administrator, 'PRB072', { rank: 'comandante' })).body.rank).toBe('Comandante');
    await operations.post('/pilots/PRB006/retire', { reason });
    const { version, rank } = (await administrator.get('/pilots/PRB006')).body;
    const other = rank === 'Comandante' ? 'segundo-oficial' : 'comandante';
    const gone = await set(administrator, 'PRB006', { rank: other }, version);
    expect(refusalOf(gone)).toEqual([409, 'estado-de-cuenta']);
    expect(gone.body.detail).toContain('Readmítelo');
  });
});
