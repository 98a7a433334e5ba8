/** Position of a place on a runway, in flat coordinates: exact to a metre over the length of a runway. */
import { turn } from '../flight-record/interruptions.ts';
import type { Position } from '../great-circle.ts';
import { metresOfFeet } from '../units.ts';
import type { RunwayEnd } from './recorded-flight.ts';

/** Metres in a degree of latitude: 60 nautical miles. */
const METRES_PER_DEGREE = 60 * 1852;

/** Position along and beside a runway, metres. */
export interface RunwayPlace {
  /** Distance from the beginning of the pavement in landing direction. */
  along: number;
  /** Distance from the centre line, never negative. */
  lateral: number;
}

/** Position of a place relative to one end of a runway. */
export function placeOnRunway(place: Position, end: RunwayEnd): RunwayPlace {
  const north = (place.lat - end.lat) * METRES_PER_DEGREE;
  const east = (place.lon - end.lon) * METRES_PER_DEGREE * Math.cos((end.lat * Math.PI) / 180);
  const course = (end.trueHeading * Math.PI) / 180;
  return {
    along: north * Math.cos(course) + east * Math.sin(course),
    lateral: Math.abs(east * Math.cos(course) - north * Math.sin(course)),
  };
}

/** Distance past the landing threshold, metres; negative before it. */
export function fromThreshold(place: Position, end: RunwayEnd): number {
  return placeOnRunway(place, end).along - metresOfFeet(end.displacedFt);
}

/** Whether a place is on the pavement of one of the runways, including shoulders of `shoulderM`. */
export function isOnRunway(place: Position, ends: readonly RunwayEnd[], shoulderM: number): boolean {
  return ends.some((end) => {
    const { along, lateral } = placeOnRunway(place, end);
    return along >= -shoulderM && along <= end.lengthM + shoulderM && lateral <= end.widthM / 2 + shoulderM;
  });
}

/** Runway end in whose direction an aircraft landed at a place with a heading; null if none fits. */
export function landedOn(
  place: Position,
  heading: number,
  ends: readonly RunwayEnd[],
  { alignedDeg, lateralM }: { alignedDeg: number; lateralM: number },
): RunwayEnd | null {
  const [best] = ends
    .filter(({ trueHeading }) => turn(trueHeading, heading) <= alignedDeg)
    .map((end) => ({ end, ...placeOnRunway(place, end) }))
    .filter(({ along, lateral, end }) => lateral <= lateralM && Math.abs(along) <= 2 * end.lengthM)
    .toSorted((a, b) => a.lateral - b.lateral || (a.end.ident < b.end.ident ? -1 : 1));
  return best?.end ?? null;
}
