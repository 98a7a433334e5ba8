// @vitest-environment node
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import SevenZip from '7z-wasm';
import { afterEach, expect, it } from 'vitest';
import { packDownloads } from './pack-downloads.ts';

const SYSTEMS = ['linux-x64', 'macos-arm64'];
const SETTINGS = {
  name: 'Compañía de prueba',
  address: 'https://portal.example.org/',
  code: 'PRB',
  addOns: [],
};
const FILES: readonly [string, string][] = [
  ['programas/linux-x64-grabador', 'programa '.repeat(50_000)],
  ['programas/macos-arm64-grabador', 'otro '.repeat(50_000)],
  ['LICENCIAS.txt', 'Licencias'],
  ['grabador.cjs', 'script'],
  ['pagina/index.html', '<!doctype html>'],
  ['pagina/assets/page.js', 'page'],
];

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder as a build leaves it: the same files in another order, of another day and with other rights. */
function built(files: typeof FILES, day: string, mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'pack-downloads-'));
  folders.push(folder);
  for (const [name, text] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    chmodSync(file, mode);
    utimesSync(file, new Date(day), new Date(day));
  }
  return folder;
}
const pack = (folder: string) =>
  packDownloads({ folder, settings: SETTINGS, wanted: SYSTEMS, bases: { version: '26.10.0', targets: [] } });

it('packs the same files into the same bytes, whenever and in whatever order they were made', async () => {
  const [first, second] = [built(FILES, '2026-01-31', 0o755), built(FILES.toReversed(), '2026-11-28', 0o600)];
  const packed = await pack(first);
  expect(packed.map(({ file }) => file)).toEqual(['grabador-linux-x64.zip', 'grabador-macos-arm64.zip']);
  expect(await pack(second)).toEqual(packed);
  for (const { file, bytes, sha256 } of packed) {
    const zip = readFileSync(join(first, 'descargas', file));
    expect(readFileSync(join(second, 'descargas', file)).equals(zip)).toBe(true);
    expect(zip).toHaveLength(bytes);
    expect(createHash('sha256').update(zip).digest('hex')).toBe(sha256);
  }
  const list = 'descargas/archivos.json';
  expect(readFileSync(join(second, list), 'utf8')).toBe(readFileSync(join(first, list), 'utf8'));
});

it('packs what a system unpacks: every file whole, and the program as one that runs', async () => {
  const folder = built(FILES, '2026-01-31', 0o600);
  await pack(folder);
  const unpacker = await SevenZip({ print: () => undefined });
  const zip = readFileSync(join(folder, 'descargas/grabador-linux-x64.zip'));
  unpacker.FS.writeFile('/a.zip', zip);
  unpacker.callMain(['x', '-o/out', '/a.zip']);
  const text = (name: string) => unpacker.FS.readFile(`/out/${name}`, { encoding: 'utf8' });
  expect(text('grabador')).toBe('programa '.repeat(50_000));
  expect(JSON.parse(text('grabador.json'))).toMatchObject(SETTINGS);
  expect(text('LEEME.txt')).toContain('./grabador');
  expect(text('LEEME.txt')).not.toMatch(/Windows|codesign/);
  const rights = (name: string) => unpacker.FS.stat(`/out/${name}`).mode & 0o777;
  expect([rights('grabador'), rights('LEEME.txt')]).toEqual([0o755, 0o644]);
  expect(unpacker.FS.readdir('/out').toSorted()).toEqual([
    '.',
    '..',
    'LEEME.txt',
    'LICENCIAS.txt',
    'grabador',
    'grabador.json',
  ]);
});

it('packs another airline’s address into other bytes', async () => {
  const folder = built(FILES, '2026-01-31', 0o755);
  const [mine] = await pack(folder);
  const address = 'https://otra.example.org/';
  const [others] = await packDownloads({
    folder,
    settings: { ...SETTINGS, address },
    wanted: SYSTEMS,
    bases: { version: '26.10.0', targets: [] },
  });
  expect(others?.sha256).not.toBe(mine?.sha256);
});

it('names the build in its list, another one for each change of program, page or settings', async () => {
  const buildOf = (folder: string) =>
    JSON.parse(readFileSync(join(folder, 'descargas/archivos.json'), 'utf8')).build;
  const names = new Set<string>();
  for (const changed of [undefined, 'grabador.cjs', 'pagina/assets/page.js', 'LICENCIAS.txt'] as const) {
    const files = FILES.map(([name, text]): [string, string] => [name, name === changed ? `${text}2` : text]);
    const folder = built(files, '2026-01-31', 0o755);
    await pack(folder);
    names.add(buildOf(folder));
  }
  expect(names.size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{16}$/);
});
