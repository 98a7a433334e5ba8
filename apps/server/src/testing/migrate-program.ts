/** Brings the database of `DATABASE_URL` up to date when told to, and says what it ran. */
import { migrate, readMigrations } from '../db/migrations.ts';
import { openPostgres } from '../db/postgres-driver.ts';

const driver = await openPostgres({ url: process.env['DATABASE_URL'] ?? '' });
process.send?.('waiting');
process.once('message', () => {
  void migrate(driver, readMigrations()).then(async (ran) => {
    process.send?.(ran);
    await driver.close();
    process.disconnect();
  });
});
