/** `npm run admin -- EVE001`: makes somebody an administrator, or lets one back in. */
import { openDatabase } from '#server/db/open-database.ts';
import { linkService } from '#server/modules/access/link-service.ts';
import { readAirline } from '#server/kernel/airline/read-airline.ts';
import { effects } from '#server/modules/effects/effects.ts';
import { fillDatabase } from '#server/modules/first-start/fill-database.ts';
import { makeAdministrator, administratorWords } from '#server/modules/first-start/make-administrator.ts';
import { databaseOf, oneWord, runCommand } from './command.ts';

await runCommand(async (settings, words) => {
  const callsign = oneWord(words, 'npm run admin -- INDICATIVO').toUpperCase();
  const airline = readAirline(settings.contentRoot, effects);
  const db = await openDatabase(databaseOf(settings));
  try {
    const now = new Date();
    await fillDatabase(db, airline, now);
    const links = linkService(db, airline, settings.publicUrl);
    const { url } = await makeAdministrator(db, airline, links, callsign, now);
    console.log(administratorWords(callsign, url, settings));
  } finally {
    await db.close();
  }
});
