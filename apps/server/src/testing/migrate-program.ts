/**
 * Brings a database up to date when told to, and says what it ran. Told to do it `without end`, it says how many
 * migrations have run after each of them instead, and never commits.
 */
import type { DatabaseDriver } from '../db/driver.ts';
import { migrate, readMigrations } from '../db/migrations.ts';
import { openDriver } from '../db/open-database.ts';
import { givenDatabase } from './programs.ts';

const driver = await openDriver(givenDatabase);
process.send?.('waiting');
process.once('message', (told) => {
  void migrate(told === 'without end' ? withoutEnd(driver) : driver, readMigrations()).then(async (ran) => {
    process.send?.(ran);
    await driver.close();
    process.disconnect();
  });
});

function withoutEnd(whole: DatabaseDriver): DatabaseDriver {
  const acquire = async () => {
    const session = await whole.acquire();
    let ran = 0;
    return {
      ...session,
      async exec(sql: string) {
        await session.exec(sql);
        process.send?.((ran += 1));
      },
      query: (sql: string, parameters?: readonly unknown[]) =>
        sql === 'commit' ? new Promise<never>(() => {}) : session.query(sql, parameters),
    };
  };
  return { ...whole, acquire };
}
