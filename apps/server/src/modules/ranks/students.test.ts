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
    await api.close();
  });
});
