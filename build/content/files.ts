/** Reading files of the content within bounds. */
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from './problems.ts';

/** Largest YAML or Markdown file, bytes. */
export const MAX_FILE_BYTES = 1024 * 1024;

/** Text of a file, or the problem that keeps it from being read. */
export type TextFile = { text: string; problem?: undefined } | { text?: undefined; problem: Problem };

/** Reads `<root>/<file>` as UTF-8; a file that is missing, too large or no text is a problem, never an exception. */
export async function readText(root: string, file: string): Promise<TextFile> {
  const fail = (text: string): TextFile => ({ problem: { file, line: 0, entry: '', field: '', text } });
  let bytes: Uint8Array;
  try {
    const { size } = await stat(join(root, file));
    if (size > MAX_FILE_BYTES) return fail('el archivo pasa de 1 MiB. Divídelo o borra lo que sobra.');
    bytes = await readFile(join(root, file));
  } catch {
    return fail('no se puede leer el archivo. Créalo o recupéralo: el portal lo necesita.');
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? fail('no es un archivo de texto. Guárdalo como texto UTF-8.') : { text };
  } catch {
    return fail('no es texto UTF-8. Guárdalo en tu editor con la codificación UTF-8.');
  }
}

/** Files under `<root>/<folder>`, as paths from the root with `/`, sorted; dot files and a missing folder count for nothing. */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith('.'))
      .map(async (entry) => {
        const path = `${folder}/${entry.name}`;
        return entry.isDirectory() ? await listFiles(root, path) : [path];
      }),
  );
  return found.flat().sort();
}
