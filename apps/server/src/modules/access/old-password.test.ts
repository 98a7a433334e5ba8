import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { hashPassword } from '#server/modules/access/passwords.ts';
import { apiForTests, CALLSIGNS } from '#server/testing/api-server.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { recorderClient } from '#server/testing/recorder-client.ts';
import { signedInClient } from '#server/testing/smartcars-client.ts';
import { endSignIns } from './end-access.ts';
import { setPassword } from '#server/modules/access/set-password.ts';

describe('a password that is being changed', () => {
  const api = apiForTests('postgres');
  beforeAll(async () => {
    api.pass(60);
  });

  /** Changes a password, and while that is under way lets somebody come with the one before. */
  async function changeWhile<T>(person: 'pilot' | 'other' | 'reviewer', come: () => Promise<T>): Promise<T> {
    const [id, hash] = [await api.idOf(person), await hashPassword('otra frase larga')];
    let coming: Promise<T> | undefined;
    await api.db.transaction(async (tx) => {
      await setPassword(tx, id, hash, api.now());
      await endSignIns(tx, id, api.now());
      coming = come();
      let here = false;
      void coming.finally(() => (here = true));
      // Either they are in already, which is wrong, or they wait for what is under way.
      await expect.poll(async () => here || (await waitingFor(tx)) > 0, { timeout: 20_000 }).toBe(true);
    });
    return coming!;
  }

  /** How many wait for what a transaction has locked. */
  async function waitingFor(tx: Tx): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int4 as count from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx);
    return rows[0]?.count ?? 0;
  }

  it('opens no session with the one before', async () => {
    const client = api.visitor();
    const { status, body } = await changeWhile('pilot', () =>
      client.post('/session', { callsign: CALLSIGNS.pilot, password: PASSWORD }),
    );
    expect([status, body.code]).toEqual([401, 'acceso-incorrecto']);
    const open = await api.db.queries
      .selectFrom('sign_in')
      .select('id')
      .where('pilot_id', '=', await api.idOf('pilot'))
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  it('is not changed once more by whoever knew the one before', async () => {
    const client = await api.signedIn('reviewer');
    const { status, body } = await changeWhile('reviewer', () =>
      client.post('/me/password', { current: PASSWORD, next: 'tejado lluvia brújula' }),
    );
    expect([status, body.code]).toEqual([403, 'contrasena-actual-incorrecta']);
    const again = { callsign: CALLSIGNS.reviewer, password: 'otra frase larga' };
    expect((await api.visitor().post('/session', again)).status).toBe(200);
  });

  it('gives no program a key for the one before, and takes back those that it gave', async () => {
    const program = await signedInClient(api, CALLSIGNS.other);
    const own = await (await api.signedIn('other')).post('/me/keys', { label: 'x', scopes: ['own:read'] });
    expect((await program('GET', '/data/news')).status).toBe(200);
    const visitor = recorderClient(api, 'smartcars', () => ({}));
    const { status } = await changeWhile('other', () =>
      visitor('POST', `/pilot/login?username=${CALLSIGNS.other}`, { password: PASSWORD }),
    );
    expect(status).toBe(401);
    expect((await program('GET', '/data/news')).status).toBe(401);
    const keys = await api.db.queries
      .selectFrom('api_key')
      .select('id')
      .where('pilot_id', '=', await api.idOf('other'))
      .where('revoked_at', 'is', null)
      .execute();
    // One that its owner made by hand is theirs to take back.
    expect(keys).toEqual([{ id: own.body.key.id }]);
  });
});
