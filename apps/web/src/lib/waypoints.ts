import type { MapPlace } from '@va/domain/maps/map-scene.ts';

/** A point of a plan. */
interface Waypoint {
  ident: string;
  lat: number;
  lon: number;
}

/** The points of a planned route as places of a map, but for its ends, which are drawn as airports. */
export function waypoints(points: readonly Waypoint[], ends: readonly string[]): MapPlace[] {
  return points
    .filter(({ ident }) => !ends.includes(ident))
    .map(({ ident, lat, lon }) => ({ name: ident, lat, lon, look: 'small' }));
}
