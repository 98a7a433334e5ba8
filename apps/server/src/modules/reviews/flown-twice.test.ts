import { beforeEach, expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import {
  acceptAtDesk,
  actAtDesk,
  REASON,
  refusalOf,
  rejectAtDesk,
  sendTyped,
} from '#server/testing/report-desk.ts';

describeEachDatabase('a rejected flight that its pilot has sent again', (kind) => {
  const api = apiForTests(kind);
  beforeEach(() => api.pass(60));

  it('counts once: neither an appeal nor another look lets the first one count too', async () => {
    const operations = await api.signedIn('operations');
    const second = await api.signedIn('second');
    const pilot = await api.signedIn('pilot');
    const minutes = async () => (await pilot.get('/me/totals')).body.minutes;
    const first = await sendTyped(api, pilot, 5);
    await rejectAtDesk(operations, first);
    const again = await sendTyped(api, pilot, 5);
    expect((await acceptAtDesk(operations, again)).status).toBe(200);
    await pilot.post(`/reports/${first}/appeal`, { text: 'El vuelo es verdadero: hay captura.' });

    const uphold = { verdict: 'uphold', answer: REASON };
    const refused = await actAtDesk(second, first, 'resolve', uphold);
    expect(refusalOf(refused)).toEqual([409, 'vuelo-solapado']);
    const sentence = `A esas horas ya cuenta el informe ${again} de este piloto. Si es el mismo vuelo, deja este sin aceptar; si no, reabre antes el otro.`;
    expect(refused.body).toMatchObject({ detail: sentence, current: { code: again } });
    const effects = (await second.get(`/reviews/${first}/effects`)).body;
    expect(effects.uphold.refused).toBe(sentence);
    expect(effects.dismiss.refused).toBeNull();
    await actAtDesk(second, first, 'resolve', { ...uphold, verdict: 'dismiss' });
    await actAtDesk(operations, first, 'reopen', { text: REASON });
    expect(refusalOf(await acceptAtDesk(operations, first))).toEqual([409, 'vuelo-solapado']);
    expect(await minutes()).toBe(70);

    await actAtDesk(operations, again, 'reopen', { text: REASON });
    expect((await acceptAtDesk(operations, first)).status).toBe(200);
    expect(refusalOf(await acceptAtDesk(operations, again))).toEqual([409, 'vuelo-solapado']);
    expect(await minutes()).toBe(70);
  });

  it('counts once also where the first one is upheld, or accepted at another look, while the next one waits', async () => {
    const operations = await api.signedIn('operations');
    const second = await api.signedIn('second');
    const other = await api.signedIn('other');
    const minutes = async () => (await other.get('/me/totals')).body.minutes;
    const before = await minutes();
    const first = await sendTyped(api, other, 5);
    await rejectAtDesk(operations, first);
    const again = await sendTyped(api, other, 5);
    await other.post(`/reports/${first}/appeal`, { text: 'El vuelo es verdadero: hay captura.' });
    expect((await actAtDesk(second, first, 'resolve', { verdict: 'uphold', answer: REASON })).status).toBe(
      200,
    );
    expect(refusalOf(await acceptAtDesk(operations, again))).toEqual([409, 'vuelo-solapado']);
    const { accept, reject } = (await operations.get(`/reviews/${again}/effects`)).body;
    expect(accept.refused).toContain(`A esas horas ya cuenta el informe ${first} de este piloto.`);
    expect(reject.refused).toBeNull();

    await actAtDesk(operations, first, 'reopen', { text: REASON });
    await rejectAtDesk(operations, first);
    await actAtDesk(operations, first, 'reopen', { text: REASON });
    expect((await acceptAtDesk(operations, first)).status).toBe(200);
    expect(refusalOf(await acceptAtDesk(operations, again))).toEqual([409, 'vuelo-solapado']);
    expect(await minutes()).toBe(before + 70);
  });
});
