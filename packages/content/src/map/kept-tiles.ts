import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** What tiles are made of: another version, or another way of cutting, makes others. */
const PACKAGES = ['world-atlas', '@maplibre/geojson-vt', '@maplibre/vt-pbf'];
/** Counted up with every change of what is cut, and how. */
const WAY = 1;

/** The tiles as they were cut by an earlier build, or cut now and kept. A folder that cannot be written keeps nothing. */
export function keptTiles<T>(cut: () => T): T {
  const file = keptFile();
  try {
    return deserialize(readFileSync(file)) as T;
  } catch {
    const tiles = cut();
    keep(file, tiles);
    return tiles;
  }
}

function keep(file: string, tiles: unknown): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Whole or not at all: another build may be reading.
    writeFileSync(`${file}.${process.pid}`, serialize(tiles));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The next build cuts them again.
  }
}

function keptFile(): string {
  const { resolve } = createRequire(import.meta.url);
  const atlas = dirname(resolve('world-atlas/land-10m.json'));
  const hash = createHash('sha256').update(String(WAY));
  for (const name of PACKAGES) hash.update(readFileSync(join(atlas, '..', name, 'package.json')));
  return join(atlas, '../.cache/map-tiles', hash.digest('hex').slice(0, 16));
}
