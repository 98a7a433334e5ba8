/** `npm run verify`: whether audit, ledgers, flights and recordings agree with each other; changes nothing. */
import { countOf } from '@va/domain/numbers.ts';
import { createDatabase } from '#server/db/database.ts';
import { StartRefused } from '#server/db/database-error.ts';
import { missingMigrations, readMigrations } from '#server/db/migrations.ts';
import { openDriver } from '#server/db/open-database.ts';
import { MOST_NAMED, verify } from '#server/modules/verify/verify.ts';
import { existingDatabase, NOTHING_THERE, runCommand } from './command.ts';

await runCommand(async (settings) => {
  const driver = await openDriver(existingDatabase(settings));
  try {
    const all = readMigrations();
    const left = await missingMigrations(driver, all);
    if (left.length === all.length) throw new StartRefused(NOTHING_THERE);
    if (left.length > 0) throw new StartRefused(olderSentence(left.length));
    const db = createDatabase(driver);
    const findings = await verify(db, new Date());
    for (const { what, faults } of findings) {
      console.log(`${faults.length === 0 ? '✓' : '✗'} ${what}`);
      for (const fault of faults) console.log(`    ${fault}`);
      if (faults.length === MOST_NAMED) console.log('    … y puede haber más.');
    }
    const wrong = findings.filter(({ faults }) => faults.length > 0).length;
    if (wrong === 0) console.log('Todo concuerda.');
    else {
      console.log(
        `No concuerda en ${countOf(wrong, 'punto', 'puntos')}. No toques nada: guarda esta lista, haz una copia con «npm run backup» y compárala con la última buena.`,
      );
      process.exitCode = 1;
    }
  } finally {
    await driver.close();
  }
});

/** Its tables are not yet those that this program looks through. */
function olderSentence(count: number): string {
  return `La base de datos es de una versión anterior: le ${count === 1 ? 'falta 1 migración' : `faltan ${count} migraciones`} de este programa. Compruébala con el programa con el que funciona, o haz una copia y arranca éste, que las aplica. No se ha cambiado nada.`;
}
