/** `npm run demo`: fills the database with a believable airline; `-- --clear` takes exactly that away again. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countOf } from '@va/domain/numbers.ts';
import { StartRefused } from '#server/db/database-error.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { readAirline } from '#server/kernel/airline/read-airline.ts';
import { effects } from '#server/modules/effects/effects.ts';
import { buildDemo } from '#server/modules/demo/build-demo.ts';
import { clearDemo } from '#server/modules/demo/clear-demo.ts';
import { keepSampleAccounts } from '#server/modules/first-start/sample-accounts.ts';
import { fillDatabase } from '#server/modules/first-start/fill-database.ts';
import { databaseOf, runCommand } from './command.ts';

await runCommand(async (settings, words) => {
  const { clear, seed } = readWords(words);
  const airline = readAirline(settings.contentRoot, effects);
  const db = await openDatabase(databaseOf(settings));
  try {
    const now = new Date();
    if (!clear)
      console.log(
        'Llena medio año de vuelos: alrededor de un minuto, y unos cuantos si la máquina está ocupada.',
      );
    await fillDatabase(db, airline, now);
    const cleared = await clearDemo(db);
    if (clear) {
      const gone = countOf(cleared ?? 0, 'vuelo de la demostración', 'vuelos de la demostración');
      console.log(
        cleared === null ? 'No había ninguna demostración.' : `Quitados ${gone}; lo demás sigue como estaba.`,
      );
      return;
    }
    const places = {
      sampleFile: join(settings.contentRoot, 'content/sample-access.yaml'),
      passwordFile: join(settings.dataFolder, 'sample-accounts.json'),
    };
    // The sample accounts stay on the ground, so that people who try the platform can fly with them.
    const sample = await keepSampleAccounts(db, airline, places, now);
    const started = performance.now();
    let shown = 0;
    const built = await buildDemo(db, airline, {
      seed,
      days: 182,
      now,
      grounded: sample.map(({ callsign }) => callsign),
      progress(done, all) {
        const percent = Math.floor((done / all) * 100);
        if (percent < shown + 10) return;
        console.log(`${percent}\u00a0%: ${done} de ${all} vuelos`);
        shown = percent;
      },
    });
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `Medio año en ${seconds} s: ${countOf(built.flown, 'vuelo aceptado', 'vuelos aceptados')} de ${countOf(built.pilots, 'piloto', 'pilotos')}, ${countOf(built.waiting, 'informe', 'informes')} por decidir y ${countOf(built.flying, 'vuelo', 'vuelos')} en curso.`,
    );
    console.log(
      'Arranca con «npm start»: los vuelos en curso se mueven. Con «npm run demo -- --clear» se quita todo.',
    );
  } finally {
    await db.close();
  }
});

function readWords(words: string[]): { clear: boolean; seed: string } {
  try {
    const { values } = parseArgs({
      args: words,
      options: { clear: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } },
    });
    return values;
  } catch {
    throw new StartRefused('Escribe: npm run demo [-- --seed 7], o npm run demo -- --clear para quitarlo.');
  }
}
