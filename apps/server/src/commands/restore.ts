/** `npm run restore -- FILE`: a backup into an empty database, the embedded one or on a server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '#server/db/database-error.ts';
import { openDriver } from '#server/db/open-database.ts';
import { restoreLines } from '#server/db/restore.ts';
import { readAirline } from '#server/kernel/airline/read-airline.ts';
import { effects } from '#server/modules/effects/effects.ts';
import { expectOwnBackup } from '#server/modules/first-start/fill-database.ts';
import { readErasedAccounts } from '#server/modules/own-data/erased-accounts.ts';
import { databaseOf, oneWord, runCommand } from './command.ts';
import { readBackup } from './backup-file.ts';

await runCommand(async (settings, words) => {
  const file = oneWord(words, 'npm run restore -- ARCHIVO');
  if (!existsSync(file)) throw new StartRefused(`No existe el archivo ${file}.`);
  const airline = readAirline(settings.contentRoot, effects);
  const driver = await openDriver(databaseOf(settings));
  try {
    const rows = await restoreLines(driver, readBackup(file), (callsigns) =>
      expectOwnBackup(airline, callsigns),
    );
    console.log(`Restaurado: ${rows} filas. Ya puedes arrancar con npm start.`);
    const erased = await readErasedAccounts(join(settings.dataFolder, 'erased-accounts.txt'));
    console.log(
      erased.length > 0
        ? `Al arrancar se suprimen otra vez las cuentas que ya lo estaban (${erased.length} en erased-accounts.txt).`
        : 'Si desde la copia se suprimió alguna cuenta, pon antes en DATA_DIR el archivo erased-accounts.txt de donde estaba el servidor.',
    );
  } finally {
    await driver.close();
  }
});
