import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartRefused } from '#server/db/database-error.ts';
import { damageSentence } from '#server/db/embedded/fatal-sentence.ts';
import type { DatabaseOptions } from '#server/db/open-database.ts';
import { type PlatformSettings, readSettings } from '#server/http/platform-settings.ts';

/** Runs a command of the terminal. Prints a refusal as one sentence, and any other error with its stack trace. */
export async function runCommand(work: (settings: PlatformSettings, words: string[]) => Promise<void>) {
  try {
    // The bundle stands in dist-server/.
    const root = fileURLToPath(new URL('..', import.meta.url));
    const address = `http://localhost:${process.env['PORT'] ?? '4173'}/`;
    await work(readSettings(process.env, { root, address }), process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : (damageSentence(error) ?? error));
    process.exitCode = 1;
  }
}

/** The sentence for a database that the server has not filled yet. */
export const NOTHING_THERE =
  'La base de datos está vacía: todavía no la ha usado ningún programa. Comprueba DATABASE_URL o DATA_DIR, o arranca antes el servidor.';

/** The single argument of a command; throws with the usage when there is none or more than one. */
export function oneWord(words: string[], usage: string): string {
  const [word] = words;
  if (word === undefined || words.length > 1) throw new StartRefused(`Escribe: ${usage}`);
  return word;
}

/** Where a command finds its database; opening it creates one if there is none. */
export function databaseOf({ databaseUrl, dataFolder }: PlatformSettings): DatabaseOptions {
  return { url: databaseUrl, folder: join(dataFolder, 'database'), onFatal: endWith };
}

/** The same for a command that only reads. Throws if there is no database, instead of creating an empty one. */
export function existingDatabase(settings: PlatformSettings): DatabaseOptions {
  const database = databaseOf(settings);
  if (!database.url && !existsSync(database.folder))
    throw new StartRefused(
      `No hay ninguna base de datos en ${database.folder}. Comprueba DATA_DIR, o arranca antes con «npm start».`,
    );
  return database;
}

/** Ends the command when its database fails: prints the sentence. */
function endWith(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}
