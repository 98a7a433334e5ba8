/** Every place of a scene, to choose the part of the world that a map opens with. Pure. */
import type { Position } from '../great-circle.ts';
import { gather, unwrap } from '../drawings/projection.ts';
import { undrawable, type MapFlight, type MapScene } from './map-scene.ts';

/** The places that have to be in sight; longitudes gathered on one side of the antimeridian where that is shorter. */
export function placesOf(scene: MapScene): Position[] {
  const points = [
    ...scene.flights.flatMap(placesOfFlight),
    ...scene.places.filter(({ look }) => look !== 'small'),
    ...(scene.marks ?? []),
  ].filter(isDrawn);
  const ends = scene.lines.flatMap(({ points: line }) => unwrap(line)).filter(isDrawn);
  return gather([...points, ...ends].map(({ lat, lon }) => ({ lat, lon: withinTurn(lon) })));
}

/** A flight with both ends of its way. */
export function placesOfFlight({ lat, lon, from, to }: MapFlight): Position[] {
  return [{ lat, lon }, ...(from ? [from] : []), ...(to ? [to] : [])].filter(isDrawn);
}

function isDrawn(place: Position): boolean {
  return undrawable(place) === null;
}

function withinTurn(lon: number): number {
  return lon - 360 * Math.round(lon / 360);
}
