/** The file of a backup: compressed lines. What is wrong with it is a sentence. */
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartRefused } from '#server/db/database-error.ts';

/**
 * Writes a backup to a temporary name and renames it once complete. Throws `StartRefused` if the file cannot be
 * written.
 */
export async function writeBackup(file: string, lines: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.a-medias`;
  try {
    // Check and open the file first: reading the database may take long.
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
      throw new StartRefused(`${file} es una carpeta: escribe detrás el nombre del archivo.`);
    const made = await open(unfinished, 'w', 0o600);
    await pipeline(Readable.from(withBreaks(lines)), createGzip(), createWriteStream('', { fd: made }));
    const written = await open(unfinished, 'r+');
    await written.sync();
    await written.close();
    await rename(unfinished, file);
  } catch (error) {
    // Deleting may fail for the same cause as writing; the message is about the writing in any case.
    await rm(unfinished, { force: true }).catch(() => {});
    // Only errors of the operating system have a `syscall`; errors of the database pass through unchanged.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new StartRefused(
      `No se puede escribir ${file} (${codeOf(error)}): comprueba su carpeta y que quede sitio en el disco.`,
    );
  }
}

/** The lines of a backup. Throws `StartRefused` for a file that cannot be read, or is damaged or cut off. */
export async function* readBackup(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const lines = createInterface({ input: unpacked, crlfDelay: Infinity });
  const whole = pipeline(createReadStream(file), unpacked);
  // Some versions of Node end the lines of a broken file with its error, others do not end them at all.
  whole.catch(() => lines.close());
  try {
    yield* lines;
    await whole;
  } catch (error) {
    throw new StartRefused(
      codeOf(error).startsWith('Z_')
        ? 'El archivo de la copia está dañado: usa otra copia.'
        : `No se puede leer ${file} (${codeOf(error)}).`,
    );
  }
}

async function* withBreaks(lines: AsyncIterable<string>) {
  for await (const line of lines) yield `${line}\n`;
}

/** The code that Node gives an error of the system, e.g. `ENOENT`. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
