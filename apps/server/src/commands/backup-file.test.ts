import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { readBackup, writeBackup } from './backup-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Numbers that do not compress away: the file is longer than what is read of it at once.
const LINES = Array.from({ length: 20_000 }, (_, at) => JSON.stringify([at, Math.sin(at)]));
async function* lines() {
  yield* LINES;
}

async function allOf(read: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of read) all.push(line);
  return all;
}

it('is read as it was written, and nothing unfinished is left', async () => {
  const file = join(folder, 'whole.va.gz');
  await writeBackup(file, lines());
  expect(await allOf(readBackup(file))).toEqual(LINES);
  expect(readdirSync(folder)).toEqual(['whole.va.gz']);
});

it.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['of another kind', () => Buffer.from('hola')],
])('says in a sentence that it is damaged: %s', async (_, damage) => {
  const file = join(folder, 'damaged.va.gz');
  await writeBackup(file, lines());
  writeFileSync(file, damage(readFileSync(file)));
  await expect(allOf(readBackup(file))).rejects.toThrow(
    'El archivo de la copia está dañado: usa otra copia.',
  );
});

it('says in a sentence that it cannot be read or written where it is', async () => {
  await expect(allOf(readBackup(folder))).rejects.toThrow(`No se puede leer ${folder} (EISDIR).`);
  const file = join(folder, 'missing/copy.va.gz');
  await expect(writeBackup(file, lines())).rejects.toThrow(
    `No se puede escribir ${file} (ENOENT): comprueba su carpeta y que quede sitio en el disco.`,
  );
  writeFileSync(join(folder, 'notes.md'), 'hola');
  const below = join(folder, 'notes.md/copy');
  await expect(writeBackup(below, lines())).rejects.toThrow(`No se puede escribir ${below} (ENOTDIR)`);
});

it('refuses a folder as its file before it reads anything', async () => {
  let read = false;
  async function* noted() {
    read = true;
    yield 'line';
  }
  await expect(writeBackup(`${folder}/`, noted())).rejects.toThrow(
    `${folder}/ es una carpeta: escribe detrás el nombre del archivo.`,
  );
  expect(read).toBe(false);
});

it('says in a sentence that it could not be written to its end, and leaves nothing unfinished', async () => {
  const place = join(folder, 'late');
  const file = join(place, 'copy.va.gz');
  async function* blocked() {
    yield 'line';
    mkdirSync(file);
  }
  mkdirSync(place);
  await expect(writeBackup(file, blocked())).rejects.toThrow(`No se puede escribir ${file} (`);
  expect(readdirSync(place)).toEqual(['copy.va.gz']);
});

it('keeps nothing of the lines that were read', async () => {
  const file = join(folder, 'long.va.gz');
  async function* many() {
    for (let at = 0; at < 100_000; at += 1) yield String(at);
  }
  await writeBackup(file, many());
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = heap();
  let after = 0;
  for await (const line of readBackup(file)) if (line === '99999') after = heap();
  // Some 35 MB where each line leaves something behind.
  expect(after - before).toBeLessThan(8e6);
});
