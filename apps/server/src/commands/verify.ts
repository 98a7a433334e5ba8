/** `npm run verify`: whether audit, ledgers, flights and recordings agree with each other; changes nothing. */
import { countOf } from '@va/domain/numbers.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { MOST_NAMED } from '#server/modules/verify/check.ts';
import { verify } from '#server/modules/verify/verify.ts';
import { existingDatabase, runCommand } from './command.ts';

await runCommand(async (settings) => {
  const db = await openDatabase(existingDatabase(settings));
  try {
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
    await db.close();
  }
});
