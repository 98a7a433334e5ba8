import { expect, it } from 'vitest';
import { apiForTests, codeOf, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';

const NEXT = 'tejado lluvia brújula';

describeEachDatabase('a way into an account ends with what it was opened by', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInEachTest(api, 'pilot');

  /** The secret of the link that was mailed last. */
  const mailedLink = async () => {
    const { body } = await api.db.queries
      .selectFrom('outbox')
      .select('body')
      .where('body', 'like', '%/acceso/recuperar#%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return /#([\w-]{43})/.exec(body)?.[1];
  };
  const setEmail = async (email: string) => {
    const { version } = (await pilot.get('/me')).body;
    expect((await pilot.patch('/me', { email }, version)).status).toBe(200);
  };
  const look = async (token: string | undefined) =>
    (await api.visitor().post('/links/look', { token })).status;

  it('links that went to a mail address, once the account has another', async () => {
    await setEmail('eco@example.org');
    expect((await api.visitor().post('/recovery', { callsign: 'PRB005' })).status).toBe(202);
    const token = await mailedLink();
    expect(await look(token)).toBe(200);
    await setEmail('otro@example.org');
    expect(await look(token)).toBe(410);
  });

  it('links to choose another password, once its owner has chosen one', async () => {
    api.pass(3600);
    await api.visitor().post('/recovery', { callsign: 'PRB005' });
    const token = await mailedLink();
    expect(await look(token)).toBe(200);
    await api.signIn(pilot, 'pilot');
    expect((await pilot.post('/me/password', { current: PASSWORD, next: NEXT })).status).toBe(204);
    expect(await look(token)).toBe(410);
    await pilot.post('/me/password', { current: NEXT, next: PASSWORD });
  });

  it('sign-ins by password alone, once the account asks for a code: but for the one that set it up', async () => {
    const elsewhere = await api.signedIn('pilot');
    const { secret } = (await pilot.post('/me/second-factor/totp')).body;
    const code = codeOf(secret, api.now().getTime());
    expect((await elsewhere.get('/me')).status).toBe(200);
    expect((await pilot.post('/me/second-factor/totp/confirm', { code })).status).toBe(200);
    expect((await elsewhere.get('/me')).status).toBe(401);
    expect((await pilot.get('/me')).status).toBe(200);

    // One that gave a code stays, whatever is set up besides.
    api.pass(60);
    const strong = api.visitor();
    await strong.post('/session', { callsign: 'PRB005', password: PASSWORD });
    const next = codeOf(secret, api.now().getTime());
    expect((await strong.post('/session/second-factor', { code: next })).body.stage).toBe('open');
    expect((await pilot.post('/me/second-factor/totp/remove', { password: PASSWORD })).status).toBe(200);
    const again = (await pilot.post('/me/second-factor/totp')).body.secret;
    const first = codeOf(again, api.now().getTime());
    expect((await pilot.post('/me/second-factor/totp/confirm', { code: first })).status).toBe(200);
    expect((await strong.get('/me')).status).toBe(200);
    expect((await pilot.post('/me/second-factor/totp/remove', { password: PASSWORD })).status).toBe(200);
  });
});
