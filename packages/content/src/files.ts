/** Reading files of the content within bounds. */
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from './problems.ts';

/** Largest YAML or Markdown file, bytes: some ten times the airports of an airline with two thousand of them. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** Text of a file, or the problem that keeps it from being read. */
export type TextFile = { text: string; problem?: undefined } | { text?: undefined; problem: Problem };

/** Reads `<root>/<file>` as UTF-8; a file that is missing, too large or no text is a problem, never an exception. */
export async function readText(root: string, file: string): Promise<TextFile> {
  const fail = (text: string, line = 0): TextFile => ({
    problem: { file, line, entry: '', field: '', text },
  });
  let bytes: Uint8Array;
  try {
    const { size } = await stat(join(root, file));
    if (size > MAX_FILE_BYTES) return fail('el archivo pasa de 8 MiB. Divídelo o borra lo que sobra.');
    bytes = await readFile(join(root, file));
  } catch {
    return fail('no se puede leer el archivo. Créalo o recupéralo: el portal lo necesita.');
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const odd = text.indexOf('\u0000');
    if (odd < 0) return { text };
    return fail(
      'aquí hay un carácter invisible que no es de texto. Borra la línea, escríbela otra vez y guarda el archivo como texto UTF-8.',
      lineAt(text, odd),
    );
  } catch {
    const readable = new TextDecoder('utf-8').decode(bytes);
    return fail(
      'aquí hay letras que no están en UTF-8. Guarda el archivo en tu editor con la codificación UTF-8.',
      lineAt(readable, readable.indexOf('\uFFFD')),
    );
  }
}

/** Line, from 1, of a place in a text. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** What editors and systems leave beside the files: copies of what was there before, half-written files, views of folders. */
const LEFTOVERS = /^\.|~$|^#.*#$|\.(?:bak|tmp|swp)$|^(?:Thumbs\.db|desktop\.ini)$/i;

/** Files under `<root>/<folder>`, as paths from the root with `/`, sorted; leftovers and a missing folder count for nothing. */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries
      .filter(({ name }) => !LEFTOVERS.test(name))
      .map(async (entry) => {
        const path = `${folder}/${entry.name}`;
        return entry.isDirectory() ? await listFiles(root, path) : [path];
      }),
  );
  return found.flat().sort();
}
