// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pageFiles, precacheEntries } from './list-files.ts';

const SERVED = {
  'index.html': './',
  'boot.js': 'boot.js',
  'manifest.webmanifest': 'manifest.webmanifest',
  'icon-192.png': 'icon-192.png',
  'assets/home-abc.js': 'assets/home-abc.js',
  'assets/b612.woff2': 'assets/b612.woff2',
  'documentos/manuales/acars.html': 'documentos/manuales/acars',
  'documentos/briefings/index.html': 'documentos/briefings',
  'descargas/a320.html': 'descargas/a320.html',
  'images/fleet/ec-lzd.svg': 'images/fleet/ec-lzd.svg',
  'assets/mapa-1a2b3c4d/3/4/2.pbf': 'assets/mapa-1a2b3c4d/3/4/2.pbf',
  'assets/mapa-1a2b3c4d/tierra.pbf': 'assets/mapa-1a2b3c4d/tierra.pbf',
};
const LEFT_OUT = [
  'boot.js.br',
  'boot.js.gz',
  'assets/home-abc.js.map',
  '_headers',
  '.htaccess',
  '.well-known/security.txt',
  'sw.js',
  '404.html',
  'paginas/flota.html',
  'link-preview.png',
  'assets/map-cells-1a2b3c4d.js',
  'assets/map-cell-12-3-1a2b3c4d.js',
  'assets/mapa-1a2b3c4d/4/8/5.pbf',
  'assets/mapa-1a2b3c4d/6/31/24.pbf',
];

let dist: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
};

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'offline-'));
  for (const file of [...Object.keys(SERVED), ...LEFT_OUT]) write(file, `text of ${file}`);
});
afterEach(() => rmSync(dist, { recursive: true }));

it('lists every file that a page may ask for, under the address that it asks for', () => {
  expect(
    precacheEntries(dist)
      .map(({ url }) => url)
      .toSorted(),
  ).toEqual(Object.values(SERVED).toSorted());
});

it('gives the fingerprint of what a file holds, which is the revision of all but assets', () => {
  const sha256 = createHash('sha256').update('text of documentos/manuales/acars.html').digest('base64');
  const entryOf = (wanted: string) => precacheEntries(dist).find(({ url }) => url === wanted);
  expect(entryOf('documentos/manuales/acars')).toMatchObject({
    revision: sha256,
    integrity: `sha256-${sha256}`,
  });
  expect(entryOf('assets/home-abc.js')).toMatchObject({ revision: null });
});

it('lists the documents of single pages apart, under the addresses of the pages', () => {
  write('paginas/flota/ec-lzd.html', 'EC-LZD');
  write('paginas/flota/ec-lzd.html.br', 'compressed');
  const files = pageFiles(dist);
  expect(files.toSorted()).toEqual(['paginas/flota.html', 'paginas/flota/ec-lzd.html']);
  expect(
    precacheEntries(dist, files)
      .map(({ url }) => url)
      .toSorted(),
  ).toEqual(['flota', 'flota/ec-lzd']);
});

it('is the same for the same files, and another one for every change', () => {
  const list = () => JSON.stringify(precacheEntries(dist));
  const before = list();
  expect(list()).toBe(before);
  write('images/fleet/ec-lzd.svg', 'another picture');
  const changed = list();
  write('images/fleet/nuevo.svg', 'one more');
  expect(new Set([before, changed, list()]).size).toBe(3);
});
