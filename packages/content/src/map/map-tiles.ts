/** The ground of maps that move: land and borders of Natural Earth as vector tiles, cut when the site is built. */
import { createHash } from 'node:crypto';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, GeoJSON } from 'geojson';
import { mesh } from 'topojson-client';
import type { GeometryCollection } from 'topojson-specification';
import { UNITS_PER_DEGREE } from '@va/domain/drawings/projection.ts';
import { LAND_TILE, TILE_ZOOMS, tileNumber } from '@va/domain/maps/tile-list.ts';
import { keptTiles } from './kept-tiles.ts';
import { landPolygons, readTopology } from './land-rings.ts';

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
