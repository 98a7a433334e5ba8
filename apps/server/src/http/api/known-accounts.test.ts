import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { howOften } from '@va/testing/how-often.ts';
import { startLineProxy, type LineProxy } from '@va/testing/line-proxy.ts';
import { createDatabase } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres/postgres-driver.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeBothDatabases, freshPostgres } from '#server/testing/databases.ts';
import { hears, twoServersForTests } from '#server/testing/two-servers.ts';

describeBothDatabases('A session that is known', (kind) => {
  const api = apiForTests(kind);

  it('is read without a statement, and writes nothing', async () => {
    const client = await api.signedIn('pilot');
    await hears(api);
    await client.get('/session');
    const counts = () =>
      api.db.queries
        .selectFrom('rate_limit')
        .select((row) => row.fn.sum('requests').as('requests'))
        .executeTakeFirst();
    const before = await counts();
    const asked = vi.spyOn(api.driver, 'acquire');
    for (let turn = 0; turn < 20; turn += 1) expect((await client.get('/session')).body.stage).toBe('open');
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect(await counts()).toEqual(before);
  });

  it('ends for the next request, whoever ends it, and at its own time however the clock jumps', async () => {
    const [here, there] = [await api.signedIn('pilot'), await api.signedIn('pilot')];
    await hears(api);
    expect((await here.get('/me')).status).toBe(200);
    expect((await there.get('/me')).status).toBe(200);
    await here.delete('/session');
    expect((await there.get('/me')).status).toBe(200);
    expect((await here.get('/me')).status).toBe(401);
    await api.db.queries.updateTable('sign_in').set({ revoked_at: api.now() }).execute();
    expect((await there.get('/me')).status).toBe(401);

    const late = await api.signedIn('pilot');
    expect((await late.get('/me')).status).toBe(200);
    api.pass(181 * 86_400);
    expect((await late.get('/me')).status).toBe(401);
    api.pass(-181 * 86_400);
    expect((await late.get('/me')).status).toBe(200);
  });

  it('goes on for as long as it is used, and never for longer than half a year', async () => {
    const client = await api.signedIn('pilot');
    await hears(api);
    for (let month = 0; month < 6; month += 1) {
      api.pass(29 * 86_400);
      expect((await client.get('/me')).status, `month ${month}`).toBe(200);
    }
    api.pass(10 * 86_400);
    expect((await client.get('/me')).status).toBe(401);
  });

  it('of one pilot never answers another, nor a token that differs in one sign', async () => {
    const [pilot, other] = [await api.signedIn('pilot'), await api.signedIn('other')];
    await hears(api);
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await pilot.get('/session')).body.pilot.callsign).toBe('PRB005');
      expect((await other.get('/session')).body.pilot.callsign).toBe('PRB006');
    }
    const token = pilot.cookie('plataforma-sesion') ?? '';
    for (const at of [0, 20, 41]) {
      const forged = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      const { body } = await api
        .visitor()
        .get('/session', { headers: { Cookie: `plataforma-sesion=${forged}` } });
      expect(body.stage).toBe('none');
    }
  });
});

describe('Two servers over one database', () => {
  const server = twoServersForTests();

  it('know of each act for the next request, whichever of them it was made at and is asked', async () => {
    for (const index of [0, 1]) await hears(server(index));
    const id = await server(0).idOf('pilot');
    const acts = fc.array(fc.record({ act: fc.constantFrom('end', 'suspend', 'rights'), at: fc.nat(1) }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        // Signing in is counted by the minute.
        for (const index of [0, 1]) server(index).pass(61);
        const client = await server(0).signedIn('pilot');
        for (const { act, at } of steps) {
          const both = async (check: (one: ApiClient) => Promise<void>) => {
            for (const index of [at + 1, at]) {
              client.moveTo(server(index).origin);
              await check(client);
            }
          };
          await both(async (one) => expect((await one.get('/me')).status).toBe(200));
          if (act === 'end') {
            client.moveTo(server(at).origin);
            await client.delete('/session');
            await both(async (one) => expect((await one.get('/me')).status).toBe(401));
            await server(at).signIn(client, 'pilot');
          } else if (act === 'suspend') {
            await change(server(at), id, { status: 'suspended' });
            await both(async (one) => expect((await one.get('/bookings')).status).toBe(403));
            await change(server(at), id, { status: 'active' });
            await both(async (one) => expect((await one.get('/bookings')).status).toBe(200));
          } else {
            const roles = async (names: string[]) => {
              await change(server(at), id, { roles: names });
              await both(async (one) => {
                const { body } = await one.get('/session');
                expect(body.pilot.roles.includes('reviewer')).toBe(names.includes('reviewer'));
              });
            };
            await roles(['reviewer']);
            await roles([]);
          }
        }
      }),
      { numRuns: howOften(8, 30, 30) },
    );
  });
});

/** What staff's acts write, by a process that answers when the others have heard of it. */
async function change(
  { db }: ApiServer,
  id: string,
  columns: { status?: 'active' | 'suspended'; roles?: string[] },
): Promise<void> {
  await db.queries.updateTable('pilot').set(columns).where('id', '=', id).execute();
  await db.changes.areTold();
}

describe('A line that is lost', () => {
  let line: LineProxy;
  let api: ApiServer;
  let elsewhere: ReturnType<typeof createDatabase>;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const fresh = await freshPostgres({ holds: 'airline' });
    line = await startLineProxy(fresh.url);
    const url = new URL(fresh.url);
    url.port = String(line.port);
    const driver = await openPostgres({ url: url.href, silenceMs: 400 });
    api = await startApi('postgres', {
      database: { db: createDatabase(driver), driver, drop: () => driver.close() },
    });
    elsewhere = createDatabase(await openPostgres({ url: fresh.url, poolSize: 1 }));
    end = async () => {
      await elsewhere.close();
      await api.close();
      await line.close();
      await fresh.drop();
    };
  });
  afterAll(() => end());

  it('lets nobody go on who was signed out meanwhile', async () => {
    const client = await api.signedIn('pilot');
    await hears(api);
    expect((await client.get('/me')).status).toBe(200);
    line.silence();
    await elsewhere.queries.updateTable('sign_in').set({ revoked_at: api.now() }).execute();
    // What is known is believed for two seconds at most after the line has last answered.
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 2500);
    expect(await api.db.changes.areHeard()).toBe(false);
    later.mockRestore();
    // Refused as signed out, or because the database is away; and never let in.
    await expect.poll(async () => (await client.get('/me')).status, { timeout: 20_000 }).toBe(401);
    await hears(api);
    expect((await client.get('/me')).status).toBe(401);
  });
});
