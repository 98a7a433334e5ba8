import { beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk, actAtDesk, refusalOf, typedFlight } from '#server/testing/report-desk.ts';
import { startBody } from '#server/testing/test-flight.ts';

describeEachDatabase('messages about a report', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const reviewer = signedInForTests(api, 'reviewer');
  let code: string;
  beforeAll(async () => {
    code = (await pilot.post('/reports/manual', typedFlight(api, 1))).body.code;
  });

  const write = (client: ApiClient, text: string, of = code) =>
    client.post(`/reports/${of}/messages`, { text });
  const inbox = async (client: ApiClient) => (await client.get('/me/messages')).body.items;
  const FIRST = 'La pista en uso era la 32L, no la que dice el plan.';

  it('reach everybody who may answer while nobody has seen to it', async () => {
    const sent = await write(pilot, FIRST);
    expect(sent).toMatchObject({ status: 201, body: [{ own: true, text: FIRST }] });
    for (const client of [reviewer, await api.signedIn('operations')])
      expect((await inbox(client))[0]).toMatchObject({
        title: `PRB005 te escribe sobre el informe ${code}`,
        body: 'Lo que dice está en la historia del informe.',
        link: `/plataforma/mesa/informes/${code}`,
      });
    expect(await inbox(await api.signedIn('other'))).toEqual([]);
  });

  it('go to and fro with questions and answers between them, and stand in the history of both', async () => {
    await actAtDesk(reviewer, code, 'ask', { text: '¿Con qué red volaste la final?' });
    await pilot.post(`/reports/${code}/answer`, { text: 'Con VATSIM, toda entera.' });
    await acceptAtDesk(reviewer, code);
    const { version } = (await reviewer.get(`/reviews/${code}`)).body.report;
    const thanks = { text: 'Gracias por avisar de la pista.' };
    expect((await reviewer.post(`/reviews/${code}/messages`, thanks)).status).toBe(201);
    expect((await inbox(pilot))[0]).toMatchObject({
      title: 'Te escriben sobre tu vuelo LEMD–LEBL',
      body: thanks.text,
      link: `/plataforma/informes/${code}`,
    });
    const others = (await inbox(await api.signedIn('operations'))).length;
    await write(pilot, 'A vosotros, hasta la próxima.');
    expect((await inbox(reviewer))[0].kind).toBe('report.message');
    expect(await inbox(await api.signedIn('operations'))).toHaveLength(others);
    expect((await pilot.get(`/reports/${code}/messages`)).body).toMatchObject([
      { own: true, text: FIRST },
      { own: false, text: '¿Con qué red volaste la final?' },
      { own: true, text: 'Con VATSIM, toda entera.' },
      { own: false, text: thanks.text },
      { own: true, text: 'A vosotros, hasta la próxima.' },
    ]);
    // They change nothing that somebody is about to decide.
    const review = (await reviewer.get(`/reviews/${code}`)).body;
    expect(review.report).toMatchObject({ state: 'accepted', version });
    expect(review.history.at(-1)).toMatchObject({ event: 'message', by: 'pilot' });
  });

  it('are about what was sent, and never by staff to themselves', async () => {
    const { body: begun } = await pilot.post('/reports/start', startBody('never-sent'));
    expect(refusalOf(await write(pilot, FIRST, begun.code))).toEqual([409, 'estado-de-informe']);
    expect(refusalOf(await write(reviewer, FIRST))).toEqual([404, 'no-encontrado']);
    expect((await pilot.post(`/reviews/${code}/messages`, { text: FIRST })).status).toBe(403);
    const own = (await reviewer.post('/reports/manual', typedFlight(api, 1))).body.code;
    expect(refusalOf(await reviewer.post(`/reviews/${own}/messages`, { text: FIRST }))).toEqual([
      403,
      'asunto-propio',
    ]);
  });

  it('reach everybody again when who saw to it answers pilots no more', async () => {
    const [administrator, operations] = [
      await api.signedIn('administrator'),
      await api.signedIn('operations'),
    ];
    const others = (await inbox(operations)).length;
    const { version } = (await administrator.get('/pilots/PRB003')).body;
    const leaves = { positions: [], reason: 'Deja el equipo.' };
    expect((await administrator.patch('/pilots/PRB003', leaves, version)).status).toBe(200);
    const before = await inbox(reviewer);
    await write(pilot, '¿Sigue alguien ahí?');
    expect(await inbox(operations)).toHaveLength(others + 1);
    expect(await inbox(reviewer)).toEqual(before);
  });
});
