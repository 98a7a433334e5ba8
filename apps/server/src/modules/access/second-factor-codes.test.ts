import { expect, it } from 'vitest';
import { apiForTests, CALLSIGNS, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';

describeEachDatabase('recovery codes', (kind) => {
  const api = apiForTests(kind);
  const administrator = signedInForTests(api, 'administrator');
  const make = () => administrator.post('/me/second-factor/recovery-codes');
  const half = async () => {
    api.pass(61);
    const client = api.visitor();
    await client.post('/session', { callsign: CALLSIGNS.administrator, password: PASSWORD });
    return client;
  };

  it('open the account once each in place of the second factor, however they are typed, and its pilot hears of it', async () => {
    const { status, body } = await make();
    expect(status).toBe(201);
    expect(new Set(body.codes).size).toBe(10);
    for (const code of body.codes) expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const [code] = body.codes;
    const kept = await api.db.queries.selectFrom('recovery_code').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(code.replaceAll('-', ''));
    const client = await half();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await client.post('/session/recovery-code', { code: typed })).body.stage).toBe('open');
    expect((await client.get('/audit')).status).toBe(200);
    expect((await client.get('/me/second-factor')).body.recoveryCodes).toBe(9);
    expect((await client.get('/me/messages')).body.items[0].title).toContain('código de recuperación');
    const again = await (await half()).post('/session/recovery-code', { code });
    expect(again.body.code).toBe('segundo-factor-incorrecto');
  });

  it('end when others are made, are nobody else’s, and are not found by trying', async () => {
    await administrator.post('/session/confirm', { password: PASSWORD });
    const before = (await make()).body.codes;
    await make();
    const client = await half();
    const give = (code: unknown) => client.post('/session/recovery-code', { code });
    expect((await give(before[0])).status).toBe(401);
    for (const code of ['', '123456', 'ABCD-EFGH', 'ABCD-EFGH-JKL!', 7, null])
      expect((await give(code)).status, String(code)).toBe(422);
    for (let n = 0; n < 4; n += 1) expect((await give('AAAA-AAAA-AAAA')).status).toBe(401);
    expect((await give('AAAA-AAAA-AAAA')).status).toBe(429);
    const second = await api.signedIn('second');
    const theirs = (await second.post('/me/second-factor/recovery-codes')).body.codes;
    expect((await (await half()).post('/session/recovery-code', { code: theirs[0] })).status).toBe(401);
    expect((await api.visitor().post('/session/recovery-code', { code: theirs[0] })).status).toBe(401);
  });

  it('take the password once more, and a factor that they can stand for; they go with it', async () => {
    const pilot = await api.signedIn('pilot');
    const refused = await pilot.post('/me/second-factor/recovery-codes');
    expect(refused.body.code).toBe('segundo-factor-necesario');
    api.pass(15 * 60 + 1);
    expect((await make()).body.code).toBe('confirma-que-eres-tu');
    await api.signedIn('second');
    const path = `/pilots/${CALLSIGNS.second}/second-factor/reset`;
    expect((await administrator.post(path, { reason: 'Ha perdido el teléfono' })).status).toBe(204);
    const left = await api.db.queries
      .selectFrom('recovery_code')
      .select('id')
      .where('pilot_id', '=', await api.idOf('second'))
      .execute();
    expect(left).toEqual([]);
  });
});
