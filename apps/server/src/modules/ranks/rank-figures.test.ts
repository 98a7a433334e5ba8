import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { refusalOf } from '#server/testing/report-desk.ts';

const reason = 'Se acordó en la reunión de marzo.';

describeEachDatabase('what a rank asks for, written at the desk', (kind) => {
  const api = apiForTests(kind);
  const administrator = signedInForTests(api, 'administrator');
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');
  const read = async () => (await administrator.get('/ranks')).body;
  const find = async () =>
    (await read()).items.find(({ code }: { code: string }) => code === 'comandante') as { version: number };
  const change = async (figures: object, by = administrator, version?: number) =>
    by.ask('PUT', '/ranks/comandante', {
      body: { reason, ...figures },
      headers: { 'If-Match': `"v${version ?? (await find()).version}"` },
    });
  const undo = async (version: number) =>
    administrator.ask('POST', '/ranks/comandante/undo', {
      body: {},
      headers: { 'If-Match': `"v${version}"` },
    });
  const asked = async () => {
    const { next } = (await pilot.get('/me/rank')).body;
    const need = (of: string) =>
      next.requirements.find((one: { kind: string }) => one.kind === of)?.need ?? 0;
    return [need('points'), need('minutes')];
  };

  it('is tried by who may try rules and changed by who may activate them', async () => {
    const body = { points: 200, hours: 40 };
    expect((await pilot.get('/ranks')).status).toBe(403);
    expect((await pilot.post('/ranks/comandante/try', body)).status).toBe(403);
    expect((await operations.post('/ranks/comandante/try', body)).status).toBe(200);
    expect((await change(body, operations)).status).toBe(403);
    expect(await asked()).toEqual([300, 3000]);
  });

  it('says beforehand whom it touches, holds at once, and takes no rank from anybody', async () => {
    const [own, below] = [await api.addPilot('PRB051'), await api.addPilot('PRB052')];
    await api.db.queries
      .updateTable('pilot')
      .set({ rank_code: 'comandante', status: 'active' })
      .where('id', '=', own)
      .execute();
    await api.db.queries.updateTable('pilot').set({ status: 'active' }).where('id', '=', below).execute();
    const adjust = async (callsign: string, points: number, minutes: number) => {
      for (let left = points; left > 0; left -= 50)
        await administrator.post('/ledger', { callsign, points: Math.min(50, left), reason });
      await administrator.post('/ledger/hours', { callsign, minutes, kind: 'transfer', reason });
    };
    await adjust('PRB051', 300, 3000);
    await adjust('PRB052', 200, 2400);
    const more = { points: 400, hours: 50 };
    const tried = await operations.post('/ranks/comandante/try', more);
    expect(tried.body).toEqual({ keep: 1, reach: 0, leave: 0 });
    expect((await change(more)).body).toMatchObject({ points: 400, hours: 50, version: 1 });
    expect(await asked()).toEqual([400, 3000]);
    const kept = await api.db.queries
      .selectFrom('pilot')
      .select('rank_code')
      .where('id', '=', own)
      .executeTakeFirstOrThrow();
    expect(kept.rank_code).toBe('comandante');
    const less = { points: 150, hours: 40 };
    expect((await operations.post('/ranks/comandante/try', less)).body).toEqual({
      keep: 0,
      reach: 1,
      leave: 0,
    });
  });

  it('is put back as it was, with its history', async () => {
    expect((await undo(1)).body).toMatchObject({ points: 300, hours: 50, version: 2 });
    expect(await asked()).toEqual([300, 3000]);
    const { items, history } = await read();
    expect(items.at(-1)).toMatchObject({ isWritten: false, version: 2 });
    expect(history).toMatchObject([
      { isLast: true, before: { points: 400 }, after: { points: 300 } },
      {
        isLast: false,
        before: { points: 300, hours: 50 },
        after: { points: 400 },
        reason,
        callsign: 'PRB001',
      },
    ]);
    expect((await undo(2)).body).toMatchObject({ points: 400, version: 3 });
  });

  it.each([{ points: -1 }, { points: 1e9 }, { hours: 1.5 }, { hours: 'muchas' }, { points: null }, {}])(
    'as %j is refused, and nothing is written',
    async (wrong) => {
      const figures = 'points' in wrong || 'hours' in wrong ? { points: 300, hours: 50, ...wrong } : {};
      expect(refusalOf(await change(figures))).toEqual([422, 'datos-no-validos']);
      expect((await find()).version).toBe(3);
    },
  );

  it('of the first rank stays at nothing, in words', async () => {
    const answer = await administrator.ask('PUT', '/ranks/segundo-oficial', {
      body: { points: 10, hours: 0, reason },
      headers: { 'If-Match': '"v0"' },
    });
    expect(answer.body.errors).toEqual([
      { pointer: '/points', message: 'El primer rango se da con el alta: deja 0' },
    ]);
  });

  it('is not written over while a colleague changes it, who is named', async () => {
    const { version } = await find();
    expect((await change({ points: 350, hours: 50 }, administrator, version)).status).toBe(200);
    const late = await change({ points: 360, hours: 50 }, await api.signedIn('second'), version);
    expect(refusalOf(late)).toEqual([412, 'cambiado-entretanto']);
    expect(late.body.detail).toMatch(/^PRB001 lo ha cambiado a las \d{2}:\d{2}Z/);
  });

  it.each(['nada', 'a'.repeat(60), '%00', '<b>'])('of a rank called %s is not found', async (code) => {
    const headers = { 'If-Match': '"v0"' };
    const address = `/ranks/${encodeURIComponent(code)}`;
    const body = { points: 1, hours: 1, reason };
    for (const answer of [
      await administrator.ask('PUT', address, { body, headers }),
      await administrator.ask('POST', `${address}/undo`, { body: {}, headers }),
      await administrator.post(`${address}/try`, { points: 1, hours: 1 }),
    ])
      expect([404, 422]).toContain(answer.status);
  });
});
