import { describe, expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';

const QUARTER_S = 15 * 60;

describeEachDatabase('what opens an account', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const titles = async () => {
    const { items } = (await pilot.get('/me/messages')).body;
    return items.map(({ title }: { title: string }) => title);
  };
  const setEmail = async (email: string) => {
    const { version } = (await pilot.get('/me')).body;
    return pilot.patch('/me', { email }, version);
  };

  describe('asks for the password again after a quarter of an hour', () => {
    it('before codes, passkeys and another mail address, and for nothing else', async () => {
      expect((await setEmail('eco@example.org')).status).toBe(200);
      api.pass(QUARTER_S + 1);
      for (const path of ['/me/second-factor/totp', '/me/passkeys/options'])
        expect((await pilot.post(path)).body.code, path).toBe('confirma-que-eres-tu');
      expect((await setEmail('otro@example.org')).body.code).toBe('confirma-que-eres-tu');
      // The same address, as the form sends it with every change, is no change.
      expect((await setEmail('eco@example.org')).status).toBe(200);
    });

    it('before another device loses its sign-in, and never before the own one does', async () => {
      const elsewhere = await api.signedIn('pilot');
      api.pass(QUARTER_S + 1);
      const { body: devices } = await elsewhere.get('/me/devices');
      const idOf = (own: boolean) => devices.find((one: { current: boolean }) => one.current === own).id;
      const [theirs, own] = [`/me/devices/${idOf(false)}`, `/me/devices/${idOf(true)}`];
      expect((await elsewhere.delete(theirs)).body.code).toBe('confirma-que-eres-tu');
      const all = await elsewhere.post('/me/devices/sign-out-others');
      expect(all.body.code).toBe('confirma-que-eres-tu');
      expect((await pilot.get('/me')).status).toBe(200);
      expect((await elsewhere.delete(own)).status).toBe(204);
      expect((await elsewhere.get('/me')).status).toBe(401);
    });

    it('and goes on under a new token; the old one opens nothing', async () => {
      const before = pilot.cookie('plataforma-sesion');
      expect((await pilot.post('/session/confirm', { password: 'no es' })).status).toBe(403);
      expect((await pilot.post('/session/confirm', { password: PASSWORD })).body.stage).toBe('open');
      expect(pilot.cookie('plataforma-sesion')).not.toBe(before);
      const old = { headers: { Cookie: `plataforma-sesion=${before}` } };
      expect((await api.visitor().get('/me', old)).status).toBe(401);
      expect((await setEmail('otro@example.org')).status).toBe(200);
      expect((await pilot.post('/me/second-factor/totp')).status).toBe(200);
      expect((await pilot.get('/me/devices')).body).toHaveLength(1);
    });
  });

  it('is told to its pilot when it changes, and a former address too', async () => {
    expect(await titles()).toContain('El correo de tu cuenta ha cambiado');
    const mails = await api.db.queries.selectFrom('outbox').select(['target', 'subject']).execute();
    expect(mails).toContainEqual({
      target: 'eco@example.org',
      subject: 'El correo de tu cuenta ha cambiado',
    });
    const next = 'tejado lluvia brújula';
    expect((await pilot.post('/me/password', { current: PASSWORD, next })).status).toBe(204);
    expect((await titles())[0]).toBe('Tu contraseña ha cambiado');
    await pilot.post('/me/password', { current: next, next: PASSWORD });
  });

  it('leaves nothing of the sign-in that another one takes the place of', async () => {
    const client = await api.signedIn('other');
    const before = client.cookie('plataforma-sesion');
    await client.post('/session', { callsign: 'PRB006', password: PASSWORD });
    expect(client.cookie('plataforma-sesion')).not.toBe(before);
    const old = { headers: { Cookie: `plataforma-sesion=${before}` } };
    expect((await api.visitor().get('/me', old)).status).toBe(401);
    expect((await client.get('/me')).status).toBe(200);
  });

  it('has an end, however often it is used', async () => {
    const always = await api.signedIn('other');
    for (let days = 0; days < 175; days += 25) {
      api.pass(25 * 86_400);
      expect((await always.get('/me')).status, `after ${days + 25} days`).toBe(200);
    }
    api.pass(6 * 86_400);
    expect((await always.get('/me')).status).toBe(401);
  });

  it('is never taken from a cookie that somebody else chose', async () => {
    const chosen = 'A'.repeat(43);
    const given = { callsign: 'PRB006', password: PASSWORD };
    const visitor = api.visitor();
    const answer = await visitor.post('/session', given, { Cookie: `plataforma-sesion=${chosen}` });
    expect(answer.status).toBe(200);
    expect(visitor.cookie('plataforma-sesion')).not.toBe(chosen);
    const fixed = { headers: { Cookie: `plataforma-sesion=${chosen}` } };
    expect((await api.visitor().get('/me', fixed)).status).toBe(401);
  });

  it('is no password that others would try', async () => {
    const refused = [
      '1q2w3e4r5t',
      'contraseña2026',
      'PRB005prueba',
      'Prueba2026!',
      'pilotopiloto1',
      'aaaaaaaaaaaa',
    ];
    for (const next of refused) {
      api.pass(60);
      const { status, body } = await (
        await api.signedIn('pilot')
      ).post('/me/password', { current: PASSWORD, next });
      expect([status, body.code, body.errors?.[0].pointer], next).toEqual([422, 'contrasena-debil', '/next']);
    }
  });
});
