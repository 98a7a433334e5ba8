/** The land of one picture: in pixels, with what would be too small to see left out. */
import { brotliCompressSync } from 'node:zlib';
import { UNITS_PER_DEGREE, gather, project, unwrap } from '@va/domain/drawings/projection.ts';
import { type MapBox, boxAround } from '@va/domain/drawings/map-box.ts';
import { ringArea, simplifyRing, ringPath } from './rings.ts';
import { ringsWithin } from './land-rings.ts';
import { STEP } from './land.ts';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { Tour } from '@va/schemas/content/tours.ts';
import { NETWORK_ASPECT } from '@va/domain/maps/aspects.ts';
import { greatCircle } from '@va/domain/drawings/great-circle-path.ts';

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

/** What each map of the portal shows: a tour its stops, an airport its own routes. Pure. */

/** Least width of an airport's map, degrees of latitude: two short routes take a third of it or more. */
const LEAST_DEGREES = 12;

/** The box of a tour's map: its stops and the great circles between them. */
export function tourBox(stops: Tour['stops']): MapBox {
  const places = unwrap(stops);
  const legs = places.slice(1).map((to, i) => greatCircle(places[i] ?? to, to));
  return boxAround([...places.map(project), ...legs.flat()]);
}

/** The box of an airport's map: the airport and its routes, each a pair of ICAO codes. */
export function airportBox(
  airport: Airport,
  airports: readonly Airport[],
  pairs: readonly (readonly [string, string])[],
): MapBox {
  const reached = new Set(pairs.filter((pair) => pair.includes(airport.icao)).flat());
  const places = gather(airports.filter(({ icao }) => icao === airport.icao || reached.has(icao)));
  const here = places.find(({ icao }) => icao === airport.icao) ?? airport;
  const arcs = places.flatMap((place) => (place === here ? [] : greatCircle(here, place)));
  return boxAround([...places.map(project), ...arcs], {
    margin: 0.12,
    aspect: NETWORK_ASPECT,
    leastDegrees: LEAST_DEGREES,
  });
}
