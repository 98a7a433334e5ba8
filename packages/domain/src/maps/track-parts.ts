/** Lines over the world as parts that can be drawn. Pure. */
import { distanceNm, greatCirclePoints, type Position } from '../great-circle.ts';
import { unwrap } from '../drawings/projection.ts';
import { undrawable } from './map-scene.ts';

/** Two recorded places further apart than this were not flown one after the other: nautical miles. */
const JUMP_NM = 250;
/** Parts of a great circle: enough for a smooth bow over half the world. */
const STEPS = 48;

/**
 * A recorded track without what cannot have been flown: parts of at least two places, parted where it jumps. Places that
 * no map can show are left out. Longitudes run on beyond ±180°.
 */
export function trackParts(track: readonly Position[]): Position[][] {
  const parts: Position[][] = [];
  let last: Position | undefined;
  for (const place of track) {
    if (undrawable(place) === 'nowhere') continue;
    const part = parts.at(-1);
    if (part && last && distanceNm(last, place) <= JUMP_NM) part.push(place);
    else parts.push([place]);
    last = place;
  }
  return parts.filter((part) => part.length > 1).map(unwrap);
}

/** The great circle between two places, its longitudes running on beyond ±180°; 49 places. */
export function bow(from: Position, to: Position): Position[] {
  return unwrap(greatCirclePoints(from, to, STEPS));
}

/** Legs longer than this are curved, nautical miles: a shorter great circle looks straight on every map. */
const STRAIGHT_NM = 100;
const LEG_STEPS = 12;

/**
 * The planned way over places in their order, each leg a great circle, its longitudes running on beyond ±180°. Places that
 * no map can show are left out; less than two places make no way.
 */
export function wayThrough(places: readonly Position[]): Position[] {
  const known = places.filter((place) => undrawable(place) !== 'nowhere');
  if (known.length < 2) return [];
  return unwrap(
    known.flatMap((place, index) => {
      const { lat, lon } = place;
      const next = known[index + 1];
      const isLong = next !== undefined && distanceNm(place, next) > STRAIGHT_NM;
      return [{ lat, lon }, ...(isLong ? greatCirclePoints(place, next, LEG_STEPS).slice(1, -1) : [])];
    }),
  );
}
