import { expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { REASON, refusalOf } from '#server/testing/report-desk.ts';

describeEachDatabase('a promotion that waits while two accounts become one', (kind) => {
  const api = apiForTests(kind);

  it('is withdrawn with its reason where the other account had the rank already', async () => {
    const administrator = await api.signedIn('administrator');
    const pilotId = await api.idOf('pilot');
    const now = api.now();
    await api.db.queries
      .updateTable('pilot')
      .set({ rank_code: 'comandante' })
      .where('callsign', '=', 'PRB006')
      .execute();
    const { id } = await api.db.queries
      .insertInto('promotion')
      .values({
        id: uuid(),
        pilot_id: pilotId,
        kind: 'promotion',
        to_rank: 'comandante',
        state: 'proposed',
        asked_at: now,
        proposed_at: now,
        due_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();

    const merged = await administrator.post('/pilots/PRB006/merge', { into: 'PRB005', reason: REASON });

    expect(merged.status).toBe(204);
    const pilot = await api.signedIn('pilot');
    const { rank, promotion } = (await pilot.get('/me/rank')).body;
    expect(rank).toBe('Comandante');
    expect(promotion).toMatchObject({
      state: 'withdrawn',
      reason: 'Al unir tus dos cuentas, tu rango es Comandante.',
      appealUntil: null,
    });
    expect((await administrator.get('/promotions?state=proposed')).body.items).toEqual([]);
    const titles = (await pilot.get('/me/messages')).body.items.map(({ title }: { title: string }) => title);
    expect(titles).toContain('Comandante: ya no hay nada que decidir');
    const actions = (await administrator.get('/audit')).body.items.map(
      ({ action, after }: { action: string; after: unknown }) => [action, after],
    );
    expect(actions).toContainEqual(['rank.withdrawn', { rank: 'comandante', state: 'withdrawn' }]);
    const decide = await administrator.post(`/promotions/${id}/decide`, { grant: true, reason: REASON });
    expect(refusalOf(decide)).toEqual([409, 'ya-decidido']);
  });
});
