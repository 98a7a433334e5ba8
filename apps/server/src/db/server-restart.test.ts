import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { notify } from './database.ts';
import { DatabaseUnavailable } from './database-error.ts';
import { openDatabase } from './open-database.ts';

it('lives through a restart of PostgreSQL: says that it is away, then goes on and hears again', async () => {
  const server = await startPostgresServer();
  const db = await openDatabase({ url: `${server.url}/postgres`, folder: '', onFatal: console.error });
  const heard: string[] = [];
  await db.listen('probe', (payload) => heard.push(payload));
  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  let running = true;
  const writers = Array.from({ length: 4 }, async (_, lane) => {
    for (let n = 0; running; n += 1) {
      const key = `${lane}-${n}`;
      try {
        await db.queries.insertInto('setting').values({ key, value: '1' }).execute();
        acknowledged.push(key);
      } catch (error) {
        failures.push(error);
        await wait(50);
      }
    }
  });
  await wait(300);
  await server.restart();
  await wait(1500);
  running = false;
  await Promise.all(writers);
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.filter((failure) => !(failure instanceof DatabaseUnavailable))).toEqual([]);
  const rows = await db.queries.selectFrom('setting').select('key').execute();
  const kept = new Set(rows.map(({ key }) => key));
  expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
  await notify(db.queries, 'probe', 'again');
  await expect.poll(() => heard).toEqual(['again']);
  await db.close();
  await server.stop();
});
