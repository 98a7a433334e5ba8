import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshPostgres } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { startLineProxy, type LineProxy } from '@va/testing/line-proxy.ts';
import { createDatabase, notify, type Database } from '../database.ts';
import { DatabaseUnavailable } from '../database-error.ts';
import { openPostgres } from '../postgres/postgres-driver.ts';

/** Short, so that the test waits little; in service it is 35 s. */
const SILENCE_MS = 400;

let drop: () => Promise<void>;
let line: LineProxy;
let db: Database;
/** The same over a line that nothing befalls, and that may be silent for longer. */
let direct: Database;
beforeAll(async () => {
  const fresh = await freshPostgres();
  drop = fresh.drop;
  direct = createDatabase(await openPostgres({ url: fresh.url, poolSize: 1 }));
  line = await startLineProxy(fresh.url);
  const url = new URL(fresh.url);
  url.port = String(line.port);
  db = createDatabase(await openPostgres({ url: url.href, poolSize: 2, silenceMs: SILENCE_MS }));
});
afterAll(async () => {
  await db.close();
  await direct.close();
  await line.close();
  await drop();
});

const write = (key: string) => db.queries.insertInto('setting').values({ key, value: '1' }).execute();
const kept = async () =>
  (await db.queries.selectFrom('setting').select('key').execute()).map(({ key }) => key);

it('bears a slow line', async () => {
  line.delay(50);
  await write('slow');
  line.delay(0);
  expect(await kept()).toContain('slow');
  expect(await disagreements(direct)).toEqual([]);
});

it('says that the database is away when the line goes silent, and goes on over new ones', async () => {
  const heard: string[] = [];
  await db.listen('probe', (payload) => heard.push(payload));
  await write('before');
  line.silence();
  const lost = db.transaction(async (tx) => {
    await tx.insertInto('setting').values({ key: 'during', value: '1' }).execute();
  });
  await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
  // The other line of the pool is silent too: it is found and thrown away in the same manner.
  await expect.poll(() => write('after').then(() => 'stored', String), { timeout: 20_000 }).toBe('stored');
  expect(await kept()).toEqual(expect.arrayContaining(['before', 'after']));
  expect(await kept()).not.toContain('during');
  await expect
    .poll(() => notify(db.queries, 'probe', 'again').then(() => heard.length), { timeout: 20_000 })
    .toBeGreaterThan(0);
  expect(await disagreements(direct)).toEqual([]);
});
