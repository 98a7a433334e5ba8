/** What each map of the portal shows: a tour its stops, an airport its own routes. Pure. */
import type { Airport } from '@va/schemas/content/airports.ts';
import type { Tour } from '@va/schemas/content/tours.ts';
import { NETWORK_ASPECT } from '@va/domain/drawings/network-aspect.ts';
import { boxAround, type MapBox } from '@va/domain/drawings/map-box.ts';
import { gather, project, unwrap } from '@va/domain/drawings/projection.ts';
import { greatCircle } from '@va/domain/drawings/great-circle-path.ts';

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
