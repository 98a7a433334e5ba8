import { expect, it } from 'vitest';
import { apiForTests, CALLSIGNS, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';

describeEachDatabase('nobody keeps a pilot out by trying', (kind) => {
  const api = apiForTests(kind, { trustedProxies: 1 });
  const known = signedInForTests(api, 'pilot');
  const from = (n: number) => ({ 'X-Forwarded-For': `10.${n >> 8}.${n & 255}.1` });
  const tryFrom = (n: number, password: string, client = api.visitor()) =>
    client.post('/session', { callsign: CALLSIGNS.pilot, password }, from(n));

  it('with wrong passwords from some addresses; with those of many, not where the pilot has been before', async () => {
    api.pass(900 - ((api.now().getTime() / 1000) % 900));
    for (let n = 0; n < 50; n += 1) expect((await tryFrom(n, 'no es')).status).toBe(401);
    expect((await tryFrom(900, PASSWORD)).status).toBe(200);
    for (let n = 50; n < 100; n += 1) expect((await tryFrom(n, 'no es')).status).toBe(401);
    // Whoever tries with thousands of addresses finds nothing either, and then waits like everybody.
    expect(await tryFrom(901, PASSWORD)).toMatchObject({
      status: 429,
      body: { code: 'demasiadas-peticiones' },
    });
    expect((await known.delete('/session')).body.stage).toBe('none');
    expect((await tryFrom(902, PASSWORD, known)).status).toBe(200);
    // Such a browser has tries of its own, and no more than others.
    for (let n = 0; n < 5; n += 1) expect((await tryFrom(903, 'no es', known)).status).toBe(401);
    expect((await tryFrom(904, PASSWORD, known)).status).toBe(429);
    api.pass(900);
    expect((await tryFrom(905, PASSWORD)).status).toBe(200);
  });

  it('as with a mark of a browser that is another pilot’s, made up, or of a password before', async () => {
    const other = await api.signedIn('other');
    for (let n = 0; n < 100; n += 1) await tryFrom(n, 'no es');
    const marks = [other.cookie('plataforma-equipo'), 'A'.repeat(43), ''];
    for (const [n, mark] of marks.entries()) {
      const headers = { ...from(910 + n), Cookie: `plataforma-equipo=${mark}` };
      const given = { callsign: CALLSIGNS.pilot, password: PASSWORD };
      expect((await api.visitor().post('/session', given, headers)).status, mark).toBe(429);
    }
    api.pass(900);
    await api.signIn(known, 'pilot');
    const before = known.cookie('plataforma-equipo');
    const [current, next] = [PASSWORD, 'tejado lluvia brújula'];
    await known.post('/me/password', { current, next });
    await api.visitor().post('/session', { callsign: CALLSIGNS.pilot, password: next });
    for (let n = 0; n < 101; n += 1) await tryFrom(n, 'no es');
    const headers = { ...from(920), Cookie: `plataforma-equipo=${before}` };
    const late = await api.visitor().post('/session', { callsign: CALLSIGNS.pilot, password: next }, headers);
    expect(late.status).toBe(429);
    await known.post('/me/password', { current: next, next: PASSWORD });
    api.pass(900);
  });

  it('by asking for ways back in: theirs is sent, and those sent before still work', async () => {
    await api.db.queries
      .updateTable('pilot')
      .set({ email: 'eco@example.org' })
      .where('callsign', '=', CALLSIGNS.pilot)
      .execute();
    const ask = (n: number) => api.visitor().post('/recovery', { callsign: CALLSIGNS.pilot }, from(n));
    expect((await ask(1)).status).toBe(202);
    for (let n = 0; n < 9; n += 1) await ask(2);
    expect((await ask(2)).status).toBe(429);
    expect((await ask(3)).status).toBe(202);
    const mails = await api.db.queries
      .selectFrom('outbox')
      .select('body')
      .where('subject', 'like', '%recupera tu acceso')
      .execute();
    const tokens = mails.map(({ body }) => /#([\w-]{43})/.exec(String(body))?.[1]);
    expect(tokens).toHaveLength(5);
    expect((await api.visitor().post('/links/look', { token: tokens[0] })).status).toBe(200);
    const use = { token: tokens[0], password: PASSWORD };
    expect((await api.visitor().post('/recovery/use', use)).status).toBe(204);
    // With one of them used, the others end.
    expect((await api.visitor().post('/links/look', { token: tokens[4] })).status).toBe(410);
  });

  it('and hears of ten wrong codes of the second factor, however many sign-ins they come from', async () => {
    const staff = await api.signedIn('administrator');
    api.pass(3600 - ((api.now().getTime() / 1000) % 3600));
    const told = async () =>
      (await staff.get('/me/messages')).body.items.filter(({ title }: { title: string }) =>
        title.includes('códigos equivocados'),
      ).length;
    const half = async () => {
      const client = api.visitor();
      await client.post('/session', { callsign: CALLSIGNS.administrator, password: PASSWORD });
      return client;
    };
    const statuses: number[] = [];
    for (let n = 0; n < 24; n += 1) {
      if (n % 5 === 0) api.pass(60);
      const client = await half();
      statuses.push((await client.post('/session/second-factor', { code: '000000' })).status);
      if (n === 8) expect(await told()).toBe(0);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
    expect(await told()).toBe(2);
  });
});
