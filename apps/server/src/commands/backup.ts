/** `npm run backup -- FILE`: the whole database into one file, from the embedded one or a server. */
import { backupLines } from '#server/db/backup.ts';
import { missingMigrations, readMigrations } from '#server/db/migrations.ts';
import { openDriver } from '#server/db/open-database.ts';
import { writeBackup } from './backup-file.ts';
import { StartRefused } from '#server/db/database-error.ts';
import { existingDatabase, NOTHING_THERE, oneWord, runCommand } from './command.ts';

await runCommand(async (settings, words) => {
  const file = oneWord(words, 'npm run backup -- ARCHIVO, por ejemplo copia.va.gz');
  const driver = await openDriver(existingDatabase(settings));
  try {
    // A backup runs no migrations: the server runs the missing ones when it starts.
    const left = await missingMigrations(driver, readMigrations());
    if (left.length === readMigrations().length) throw new StartRefused(NOTHING_THERE);
    await writeBackup(file, backupLines(driver));
    console.log(`La copia está en ${file}. Guárdala fuera de esta máquina: tiene datos personales.`);
  } finally {
    await driver.close();
  }
});
