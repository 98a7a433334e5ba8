import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';

const reason = 'El vuelo no era de esta persona.';

/** The airline of the tests, with a rank above that asks for one student. */
const airline = {
  ...sampleAirline,
  ranks: [
    ...sampleAirline.ranks,
    {
      code: 'comandante-tri',
      title: 'Comandante TRI',
      instructor: true,
      needs: { ...sampleAirline.ranks[0]!.needs, students: 1 },
    },
  ],
};

describeEachDatabase('students of an instructor', (kind) => {
  it('bring a promotion with their sheet, which waits again when the sheet is taken back', async () => {
    const api = await startApi(kind, { airline });
    const instructor = await api.signedIn('reviewer');
    const sheet = { callsign: 'PRB005', kind: 'verification', typeId: 'jet', result: 'pass', text: reason };
    expect((await instructor.post('/promotions/sheets', sheet)).status).toBe(204);
    const own = async () => (await instructor.get('/me/rank')).body.promotion;
    expect(await own()).toMatchObject({ state: 'proposed', to: 'Comandante TRI' });
    const [signed] = (await instructor.get('/promotions/sheets')).body.items;
    const takeBack = await instructor.post(`/promotions/sheets/${signed.id}/take-back`, { reason });
    expect(takeBack.status).toBe(204);
    expect(await own()).toMatchObject({ state: 'asked', dueAt: null });
    const [told] = (await instructor.get('/me/messages')).body.items;
    expect(told).toMatchObject({ title: 'Tu ascenso vuelve a esperar', link: '/plataforma/puntos' });
    const { after } = await api.db.queries
      .selectFrom('audit_entry')
      .select('after')
      .where('action', '=', 'qualification.taken-back')
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ promotionWaitsOf: await api.idOf('reviewer') });
    await api.close();
  });

  it('are those who passed: the promotion stays when a sheet is taken back of who did not', async () => {
    const api = await startApi(kind, { airline });
    const instructor = await api.signedIn('reviewer');
    const sheet = {
      callsign: 'PRB005',
      kind: 'verification',
      typeId: 'jet',
      result: 'pending',
      text: reason,
    };
    expect((await instructor.post('/promotions/sheets', sheet)).status).toBe(204);
    const now = api.now();
    await api.db.queries
      .insertInto('promotion')
      .values({
        id: uuid(),
        pilot_id: await api.idOf('reviewer'),
        kind: 'promotion',
        to_rank: 'comandante-tri',
        state: 'proposed',
        asked_at: now,
        proposed_at: now,
        due_at: new Date(now.getTime() + 86_400_000),
      })
      .execute();
    const [signed] = (await instructor.get('/promotions/sheets')).body.items;
    const takeBack = await instructor.post(`/promotions/sheets/${signed.id}/take-back`, { reason });
    expect(takeBack.status).toBe(204);
    expect((await instructor.get('/me/rank')).body.promotion.state).toBe('proposed');
    await api.close();
  });
});
