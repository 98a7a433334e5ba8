import { expect, it } from 'vitest';
import { freshPostgres } from '../testing/databases.ts';
import { DatabaseUnavailable } from './database-error.ts';
import { openPostgres } from './postgres/postgres-driver.ts';

it('a statement that is asked for often outlives a change of its table by another program', async () => {
  const { url, drop } = await freshPostgres({ holds: 'tables' });
  const driver = await openPostgres({ url, poolSize: 1 });
  const other = await openPostgres({ url, poolSize: 1 });
  const ask = async () => {
    const session = await driver.acquire();
    try {
      const { rows } = await session.query('select * from setting where key = $1', ['none']);
      session.release();
      return rows;
    } catch (error) {
      session.release(error instanceof DatabaseUnavailable);
      throw error;
    }
  };
  for (let time = 0; time < 40; time += 1) expect(await ask()).toEqual([]);
  const session = await other.acquire();
  await session.exec('alter table setting add column newer integer');
  session.release();
  // The caller hears «try again», and the next connection knows the table as it is now.
  await expect(ask()).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await ask()).toEqual([]);
  await Promise.all([driver.close(), other.close()]);
  await drop();
});
