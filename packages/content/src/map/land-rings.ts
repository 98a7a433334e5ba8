/** Natural Earth's land as rings in the units of our maps. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Polygon, MultiPolygon, FeatureCollection, GeoJsonProperties, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { TURN, UNITS_PER_DEGREE } from '@va/domain/drawings/projection.ts';
import type { MapBox } from '@va/domain/drawings/map-box.ts';
import { boxAround, clipRing, type Ring, type RingPoint } from './rings.ts';

type LandFile = 'land-50m' | 'land-10m';

/** A ring and the smallest box around it. */
interface BoxedRing {
  ring: Ring;
  box: MapBox;
}

const ringsRead = new Map<LandFile, BoxedRing[]>();

/** What of Natural Earth's land at 1 : 50 or 1 : 10 million lies in a box, which may reach over the antimeridian. */
export function ringsWithin(box: MapBox, name: LandFile = 'land-50m'): Ring[] {
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
  return landPolygons(name).flat();
}

/** The land as polygons, each its outer ring and then those of its lakes; none jumps at the antimeridian. */
export function landPolygons(name: LandFile): Ring[][] {
  const topology = readTopology(name);
  const object = topology.objects['land'];
  if (!object) throw new Error('world-atlas has no land');
  const land = feature(topology, object) as FeatureCollection<Polygon | MultiPolygon, GeoJsonProperties>;
  return land.features.flatMap(({ geometry }) =>
    (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map((polygon) =>
      polygon.map((ring) => closedOverPole(unwrapRing(ring.map(toUnits)))),
    ),
  );
}

/** A file of world-atlas. */
export function readTopology(name: LandFile | 'countries-10m'): Topology {
  const file = createRequire(import.meta.url).resolve(`world-atlas/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Topology;
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
