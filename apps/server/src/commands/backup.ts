/** `npm run backup -- FILE`: the whole database into one file, from the embedded one or a server. */
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backupLines } from '#server/db/backup.ts';
import { migrate, readMigrations } from '#server/db/migrations.ts';
import { openDriver } from '#server/db/open-database.ts';
import { existingDatabase, oneWord, runCommand } from './command.ts';

await runCommand(async (settings, words) => {
  const file = oneWord(words, 'npm run backup -- ARCHIVO, por ejemplo copia.va.gz');
  const driver = await openDriver(existingDatabase(settings));
  const unfinished = `${file}.a-medias`;
  try {
    await migrate(driver, readMigrations());
    const lines = Readable.from(withBreaks(backupLines(driver)));
    await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    const written = await open(unfinished, 'r+');
    await written.sync();
    await written.close();
    await rename(unfinished, file);
    console.log(`La copia está en ${file}. Guárdala fuera de esta máquina: tiene datos personales.`);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await driver.close();
  }
});

async function* withBreaks(lines: AsyncIterable<string>) {
  for await (const line of lines) yield `${line}\n`;
}
