/** The ground of maps that move: land and borders of Natural Earth as vector tiles, cut when the site is built. */
import { createHash } from 'node:crypto';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, GeoJSON } from 'geojson';
import { mesh } from 'topojson-client';
import type { GeometryCollection } from 'topojson-specification';
import { UNITS_PER_DEGREE } from '@va/domain/drawings/projection.ts';
import { LAND_TILE, TILE_ZOOMS, tileNumber, TILES_ROOT } from '@va/domain/maps/tile-list.ts';
import { landPolygons, readTopology } from './land-rings.ts';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { createRequire } from 'node:module';
import { deserialize, serialize } from 'node:v8';

/** What tiles are made of: another version, or another way of cutting, makes others. */
const PACKAGES = ['world-atlas', '@maplibre/geojson-vt', '@maplibre/vt-pbf'];
/** Counted up with every change of what is cut, and how. */
const WAY = 1;

/** The tiles as they were cut by an earlier build, or cut now and kept. A folder that cannot be written keeps nothing. */
function keptTiles<T>(cut: () => T): T {
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

/** How fine a tile is: its units each way, of 512 px, and by how many of these a coast may stray. */
interface Grain {
  /** The last zoom that is cut so. */
  upTo: number;
  extent: number;
  tolerance: number;
}

/** The last zoom is enlarged and needs its units; the first ones go into the copy without a network, and are light. */
const GRAINS: readonly Grain[] = [
  { upTo: 3, extent: 2048, tolerance: 2.4 },
  { upTo: TILE_ZOOMS - 1, extent: 4096, tolerance: 3 },
];
/** Drawn beyond the edge of a tile, so that no seam shows: part of its extent. */
const BUFFER = 1 / 64;

export interface MapTiles {
  /** Name of the folder that changes with what the tiles hold. */
  folder: string;
  /** Files under it by name: `3/4/2.pbf`, and `LAND_TILE` for every tile that is land and nothing else. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Two bits for each tile in the order of `tileNumber`, in base64: 0 sea, 1 land alone, 2 with a file of its own. */
  kinds: string;
}

let cut: MapTiles | undefined;

/**
 * Cuts them, which takes some seconds: once, and then kept beside the packages, since a site is made by several builds.
 * Deterministic for equal versions of world-atlas.
 */
export function mapTiles(): MapTiles {
  cut ??= keptTiles(cutTiles);
  return cut;
}

function cutTiles(): MapTiles {
  const files = new Map<string, Uint8Array>();
  const kinds = new Uint8Array(Math.ceil(tileNumber(TILE_ZOOMS, 0, 0) / 4));
  const shapes = { land: landShape(), borders: borderLines() };
  GRAINS.forEach((grain, at) => {
    const from = (GRAINS[at - 1]?.upTo ?? -1) + 1;
    const land = indexOf(shapes.land, grain);
    const borders = indexOf(shapes.borders, grain);
    for (const [z, x, y] of tilesOf(from, grain.upTo)) {
      const layers = { land: land.getTile(z, x, y), borders: borders.getTile(z, x, y) };
      const full = Object.entries(layers).flatMap(([name, tile]) =>
        tile && tile.features.length > 0 ? [[name, tile] as const] : [],
      );
      if (full.length === 0) continue;
      const [[name, tile] = []] = full;
      const isLand = full.length === 1 && name === 'land' && tile !== undefined && isWholeTile(tile, grain);
      const number = tileNumber(z, x, y);
      kinds[number >> 2] = (kinds[number >> 2] ?? 0) | ((isLand ? 1 : 2) << (2 * (number & 3)));
      const file = isLand ? LAND_TILE : `${z}/${x}/${y}.pbf`;
      files.set(file, fromGeojsonVt(Object.fromEntries(full), { version: 2, extent: grain.extent }));
    }
  });
  const hash = createHash('sha256').update(kinds);
  for (const [name, bytes] of files) hash.update(name).update(bytes);
  return {
    folder: `mapa-${hash.digest('hex').slice(0, 8)}`,
    files,
    kinds: Buffer.from(kinds).toString('base64'),
  };
}

function indexOf(data: GeoJSON, { upTo, extent, tolerance }: Grain): GeoJSONVT {
  // What the library calls the last zoom is not simplified: only the one that is enlarged is left so.
  const maxZoom = upTo === TILE_ZOOMS - 1 ? upTo : upTo + 1;
  const zooms = { maxZoom, indexMaxZoom: upTo, indexMaxPoints: 0 };
  return new GeoJSONVT(data, { ...zooms, extent, tolerance, buffer: extent * BUFFER });
}

function tilesOf(from: number, to: number): [z: number, x: number, y: number][] {
  const tiles: [number, number, number][] = [];
  for (let z = from; z <= to; z++)
    for (let x = 0; x < 2 ** z; x++) for (let y = 0; y < 2 ** z; y++) tiles.push([z, x, y]);
  return tiles;
}

/** Land from edge to edge: one ring, all of whose points lie on the edge of the tile and its surroundings. */
function isWholeTile({ features }: GeoJSONVTTile, { extent }: Grain): boolean {
  const [feature, ...others] = features;
  if (!feature || others.length > 0 || feature.type !== 3) return false;
  const [ring = [], ...holes] = feature.geometry as [number, number][][];
  const isEdge = (value: number) => value === -extent * BUFFER || value === extent * (1 + BUFFER);
  const edges = ring.every(([x, y]) => isEdge(x) && isEdge(y));
  return holes.length === 0 && ring.length >= 4 && ring.length <= 5 && edges;
}

function landShape(): Feature {
  const coordinates = landPolygons('land-10m').map((polygon) =>
    polygon.map((ring) =>
      [...ring, ...ring.slice(0, 1)].map(([x, y]) => [x / UNITS_PER_DEGREE, -y / UNITS_PER_DEGREE]),
    ),
  );
  return { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates } };
}

/** Where two countries meet; coasts are the land's own edge. */
function borderLines(): Feature {
  const topology = readTopology('countries-10m');
  const countries = topology.objects['countries'] as GeometryCollection | undefined;
  if (!countries) throw new Error('world-atlas has no countries');
  const geometry = mesh(topology, countries, (one, other) => one !== other);
  return { type: 'Feature', properties: {}, geometry };
}

/**
 * The part of a Vite plugin that puts the tiles into the site, where a module of it asks for them; while developing, it
 * answers for them.
 * @param module id of what names their folder
 */
export function tilesInSite(module: string): Pick<Plugin, 'generateBundle' | 'configureServer'> {
  return {
    generateBundle() {
      // Pages that are painted by the server ask for no tiles of their own.
      if (!this.getModuleInfo(module) || this.environment.config.consumer === 'server') return;
      const { folder, files } = mapTiles();
      const { root, build } = this.environment.config;
      // The program that was built before into the same site has brought them already.
      if (existsSync(resolve(root, build.outDir, TILES_ROOT, folder))) return;
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${TILES_ROOT}${folder}/${name}`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, folder, name = ''] = /\/assets\/(mapa-\w+)\/([\w/]+\.pbf)$/.exec(request.url ?? '') ?? [];
        if (folder === undefined) return next();
        const file = mapTiles().files.get(name);
        response.statusCode = file ? 200 : 404;
        response.end(file);
      });
    },
  };
}
