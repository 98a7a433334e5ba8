import { expect, it } from 'vitest';
import { apiForTests, signedInEachTest } from '#server/testing/api-for-tests.ts';
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
});
