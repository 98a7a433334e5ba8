/** Natural Earth's land as SVG paths, cropped and simplified when the portal is built. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import type { Polygon, MultiPolygon, FeatureCollection, GeoJsonProperties, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { TURN, UNITS_PER_DEGREE, type MapBox, type MapPoint } from '@va/domain/drawings/projection.ts';
import { boxAround, clipRing, ringArea, simplifyRing, type Ring, type RingPoint } from './rings.ts';

export interface LandOptions {
  /** Part of the map to keep, in units of the drawing. */
  box: MapBox;
  /** How far a simplified coast may stray near the places, in units of the drawing … */
  fine: number;
  /** … and far from them. */
  coarse: number;
  /** Airports: the coast about them is drawn finely, and no island that holds one is lost. */
  places: readonly MapPoint[];
  /** The size that the path may have, bytes after brotli; it is simplified until it fits. */
  budget: number;
}

/** From this distance on the coast is coarse; half of it away from a place it is still fine. Units. */
const FADE = 16 * UNITS_PER_DEGREE;
/** An island with an airport has it within this distance of its coast. Units. */
const ISLAND = 0.7 * UNITS_PER_DEGREE;
/** Each attempt to meet the budget simplifies this much more. */
const STEP = 1.18;

/** A ring with what does not change between the attempts. */
interface PreparedRing {
  ring: Ring;
  /** Holds an airport. */
  island: boolean;
  /** For each point, 0 near a place to 1 far from all. */
  remoteness: Map<RingPoint, number>;
}

/** One SVG path of the land. Deterministic for equal options. Throws when the budget cannot be met. */
export function landPath({ box, fine, coarse, places, budget }: LandOptions): string {
  const rings = ringsWithin(box).map((ring) => prepared(ring, places));
  for (let factor = 1; factor < 40; factor *= STEP) {
    const path = rings.map((ring) => simplified(ring, fine * factor, coarse * factor)).join('');
    if (brotliCompressSync(path).length <= budget) return path;
  }
  throw new RangeError(`The land does not fit into ${budget} bytes`);
}

/** Width of the widest picture, CSS pixels: the widest page has no more. */
export const PICTURE_PX = 1400;
/** No straight edge along a coast is longer, CSS pixels. */
export const LONGEST_EDGE_PX = 40;
/** How far a coast may stray, and islands that are not drawn, CSS pixels. */
const EVEN_PX = 0.9;
const LEAST_ISLAND_PX = 2.5;
/** Coasts of the finer file are needed where a degree is wider than this. CSS pixels. */
const FINE_FROM_PX = 30;

/**
 * The land of one picture as an SVG path: clipped to its box first, then simplified evenly for its scale. Simpler in
 * steps until it fits into `budget`, bytes after brotli; throws when it cannot.
 */
export function pictureLand(box: MapBox, aspect: number, budget: number): string {
  const unitsPerPx = (box.height * aspect) / PICTURE_PX;
  const fine = UNITS_PER_DEGREE / unitsPerPx > FINE_FROM_PX;
  const rings = ringsWithin(box, fine ? 'land-10m' : 'land-50m');
  const grain = unitsPerPx < 1 ? 0.1 : 1;
  for (let factor = 1; factor < 8; factor *= STEP) {
    const tolerance = EVEN_PX * factor * unitsPerPx;
    const least = (LEAST_ISLAND_PX * factor * unitsPerPx) ** 2;
    const path = rings
      .filter((ring) => ringArea(ring) >= least)
      .map((ring) =>
        ringPath(
          simplifyRing(ring, () => tolerance, LONGEST_EDGE_PX * 0.9 * unitsPerPx),
          grain,
        ),
      )
      .join('');
    if (brotliCompressSync(path).length <= budget) return path;
  }
  throw new RangeError(`The land of a picture does not fit into ${budget} bytes`);
}

function prepared(ring: Ring, places: readonly MapPoint[]): PreparedRing {
  let nearest = Infinity;
  const remoteness = new Map<RingPoint, number>();
  for (const point of ring) {
    let near = Infinity;
    for (const { x, y } of places) near = Math.min(near, distanceAround(x - point[0], y - point[1]));
    nearest = Math.min(nearest, near);
    remoteness.set(point, Math.min(1, Math.max(0, (2 * near) / FADE - 1)));
  }
  return { ring, island: nearest < ISLAND, remoteness };
}

function simplified({ ring, island, remoteness }: PreparedRing, fine: number, coarse: number): string {
  const toleranceAt = (point: RingPoint) => fine + (coarse - fine) * (remoteness.get(point) ?? 1);
  if (island && ring.length < 24) return ringPath(ring);
  const [start] = ring;
  if (!start || (!island && ringArea(ring) < 3 * toleranceAt(start) ** 2)) return '';
  return ringPath(simplifyRing(ring, toleranceAt));
}

/** Distance on the map that goes round the world, so that both copies of a place count. */
function distanceAround(dx: number, dy: number): number {
  return Math.hypot(dx - TURN * Math.round(dx / TURN), dy);
}

type LandFile = 'land-50m' | 'land-10m';
/** A ring and the smallest box around it. */
interface BoxedRing {
  ring: Ring;
  box: MapBox;
}
const ringsRead = new Map<LandFile, BoxedRing[]>();

/** What of Natural Earth's land at 1 : 50 or 1 : 10 million lies in a box, which may reach over the antimeridian. */
function ringsWithin(box: MapBox, name: LandFile = 'land-50m'): Ring[] {
  const known = ringsRead.get(name) ?? readRings(name).map((ring) => ({ ring, box: boxAround(ring) }));
  ringsRead.set(name, known);
  return known.flatMap(({ ring, box: around }) =>
    [-TURN, 0, TURN]
      // Most of the world is not in a picture: only what may be is cropped.
      .filter((shift) => doMeet({ ...around, x: around.x + shift }, box))
      .map((shift) =>
        clipRing(
          ring.map(([x, y]): RingPoint => [x + shift, y]),
          box,
        ),
      )
      .filter((clipped) => clipped.length >= 3),
  );
}

function doMeet(one: MapBox, other: MapBox): boolean {
  return (
    one.x <= other.x + other.width &&
    other.x <= one.x + one.width &&
    one.y <= other.y + other.height &&
    other.y <= one.y + one.height
  );
}

function readRings(name: LandFile): Ring[] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/${name}.json`);
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const object = topology.objects['land'];
  if (!object) throw new Error('world-atlas has no land');
  const land = feature(topology, object) as FeatureCollection<Polygon | MultiPolygon, GeoJsonProperties>;
  return land.features.flatMap(({ geometry }) =>
    (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flatMap((polygon) =>
      polygon.map((ring) => closedOverPole(unwrapRing(ring.map(toUnits)))),
    ),
  );
}

function toUnits([lon = 0, lat = 0]: Position): RingPoint {
  return [lon * UNITS_PER_DEGREE, -lat * UNITS_PER_DEGREE];
}

/** A ring that crosses the antimeridian goes on beyond it; its copies a turn away fill the other edge. */
function unwrapRing(ring: Ring): Ring {
  let last = ring[0]?.[0] ?? 0;
  return ring.map(([x, y]) => {
    last = x + TURN * Math.round((last - x) / TURN);
    return [last, y];
  });
}

/** Antarctica goes all the way round: unwrapped, its coast ends a turn from where it began and closes over the pole. */
function closedOverPole(ring: Ring): Ring {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || Math.abs(last[0] - first[0]) < TURN / 2) return ring;
  const pole = Math.sign(first[1]) * 90 * UNITS_PER_DEGREE;
  return [...ring, [last[0], pole], [first[0], pole]];
}

/** Whole grains of the drawing, each point relative to the one before: the shortest way to write a coast. */
function ringPath(ring: Ring, grain = 1): string {
  const points = ring.map(([x, y]) => [Math.round(x / grain), Math.round(y / grain)] as const);
  const [start] = points;
  if (!start || points.length < 3) return '';
  const steps = points
    .slice(1)
    .map(([x, y], i) => {
      const [fromX, fromY] = points[i] ?? start;
      return [x - fromX, y - fromY] as const;
    })
    .filter(([dx, dy]) => dx !== 0 || dy !== 0);
  if (steps.length < 2) return '';
  const written = (point: readonly [number, number]) => pair(point, grain);
  return `M${written(start)}l${steps.map(written).join(' ').replaceAll(' -', '-')}z`;
}

function pair([x, y]: readonly [number, number], grain: number): string {
  const [across, down] = [x, y].map((value) => decimal(value, grain));
  return y < 0 ? `${across}${down}` : `${across} ${down}`;
}

/** A number of grains in units, as short as SVG reads it: `.3`, `-1.2`. */
function decimal(value: number, grain: number): string {
  return grain === 1 ? String(value) : String(Math.round(value) / 10).replace(/^(-?)0\./, '$1.');
}
