import { fileURLToPath } from 'node:url';
import { StartRefused } from '#server/db/database-error.ts';
import type { PlatformSettings } from '#server/http/platform-settings.ts';
import { readSettings } from '#server/http/platform-settings.ts';

/** Runs a command of the terminal: a refusal is a sentence, anything else a failure with its trace. */
export async function runCommand(work: (settings: PlatformSettings, words: string[]) => Promise<void>) {
  try {
    // The bundle stands in dist-server/.
    const root = fileURLToPath(new URL('..', import.meta.url));
    const address = `http://localhost:${process.env['PORT'] ?? '4173'}/`;
    await work(readSettings(process.env, { root, address }), process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : error);
    process.exitCode = 1;
  }
}

/** The one word that a command takes; throws with how to write it. */
export function oneWord(words: string[], usage: string): string {
  const [word] = words;
  if (word === undefined || words.length > 1) throw new StartRefused(`Escribe: ${usage}`);
  return word;
}

/** What happens when the database dies under a command. */
export function endWith(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}
