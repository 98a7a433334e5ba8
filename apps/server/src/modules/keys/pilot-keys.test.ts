import { expect, it } from 'vitest';
import { apiForTests, CALLSIGNS, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { signedInClient } from '#server/testing/smartcars-client.ts';

const DAY_S = 86_400;
const WANTED = { label: 'Grabador', scopes: ['own:read'] };

describeEachDatabase('keys of a pilot’s programs', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInEachTest(api, 'pilot');
  const staff = signedInEachTest(api, 'administrator');
  const works = async (secret: string) =>
    (await api.visitor().get('/me', { headers: { Authorization: `Bearer ${secret}` } })).status === 200;
  const make = async () => (await pilot.post('/me/keys', WANTED)).body;
  const recover = async (callsign: string, password: string) => {
    const { body } = await staff.post(`/pilots/${callsign}/link`, { reason: 'Ha perdido su contraseña' });
    const used = await api.visitor().post('/recovery/use', { token: body.url.split('#')[1], password });
    expect(used.status).toBe(204);
  };

  it('take the password once more, whichever way they are made', async () => {
    const { key } = await make();
    const { body: asked } = await api.visitor().post('/device', { program: 'Grabador del PC' });
    api.pass(15 * 60 + 1);
    const decide = (approve: boolean) => pilot.post('/device/decide', { userCode: asked.userCode, approve });
    for (const refused of [
      await pilot.post('/me/keys', WANTED),
      await pilot.post(`/me/keys/${key.id}/renew`),
    ])
      expect(refused).toMatchObject({ status: 403, body: { code: 'confirma-que-eres-tu' } });
    const { body: late } = await api.visitor().post('/device', { program: 'Grabador del PC' });
    const agree = () => pilot.post('/device/decide', { userCode: late.userCode, approve: true });
    expect((await agree()).body.code).toBe('confirma-que-eres-tu');
    await pilot.post('/session/confirm', { password: PASSWORD });
    expect((await agree()).body.state).toBe('approved');
    expect((await pilot.post('/me/keys', WANTED)).status).toBe(201);
    // To say no needs no proof, and who made the first code is long gone.
    expect((await decide(false)).status).toBe(404);
  });

  it('end after a year, unless their pilot renews them', async () => {
    const [kept, left] = [await make(), await make()];
    expect(Date.parse(left.key.expiresAt) - api.now().getTime()).toBe(365 * DAY_S * 1000);
    expect((await pilot.post('/me/keys', { ...WANTED, days: 366 })).status).toBe(422);
    api.pass(364 * DAY_S);
    await api.signIn(pilot, 'pilot');
    const renewed = await pilot.post(`/me/keys/${kept.key.id}/renew`);
    expect(Date.parse(renewed.body.expiresAt) - api.now().getTime()).toBe(365 * DAY_S * 1000);
    api.pass(DAY_S + 1);
    expect([await works(kept.secret), await works(left.secret)]).toEqual([true, false]);
    await api.signIn(pilot, 'pilot');
    expect((await pilot.post(`/me/keys/${left.key.id}/renew`)).status).toBe(404);
  });

  it('are fifty at most, all of them shown, and a program that signs in anew locks nobody out', async () => {
    const other = await api.signedIn('other');
    const made: string[] = [];
    for (let n = 0; n < 49; n += 1) made.push((await other.post('/me/keys', WANTED)).body.key.id);
    const program = await signedInClient(api, CALLSIGNS.other);
    expect((await other.get('/me/keys')).body).toHaveLength(50);
    expect(await other.post('/me/keys', WANTED)).toMatchObject({
      status: 409,
      body: { code: 'demasiadas-claves' },
    });
    // Its own oldest key goes, none that somebody made by hand.
    const again = await signedInClient(api, CALLSIGNS.other);
    expect((await program('GET', '/data/news')).status).toBe(401);
    expect((await again('GET', '/data/news')).status).toBe(200);
    const shown = (await other.get('/me/keys')).body.map(({ id }: { id: string }) => id);
    expect(shown).toHaveLength(50);
    expect(shown).toEqual(expect.arrayContaining(made));
    await other.delete(`/me/keys/${made[0]}`);
    expect((await other.post('/me/keys', WANTED)).status).toBe(201);
  });

  it('end when their pilot comes back by a link, and the pilot is told', async () => {
    const { secret } = await make();
    expect(await works(secret)).toBe(true);
    await recover(CALLSIGNS.pilot, 'tejado lluvia brújula');
    expect(await works(secret)).toBe(false);
    const back = api.visitor();
    await back.post('/session', { callsign: CALLSIGNS.pilot, password: 'tejado lluvia brújula' });
    expect((await back.get('/me/keys')).body).toEqual([]);
    expect((await back.get('/me/messages')).body.items[0]).toMatchObject({
      title: expect.stringContaining('claves de tus programas ya no valen'),
    });
    await recover(CALLSIGNS.pilot, PASSWORD);
  });
});
