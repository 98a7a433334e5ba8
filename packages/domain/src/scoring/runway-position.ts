/** Where a place lies on a runway, in flat coordinates: exact to a metre over the length of a runway. */
import { turn } from '../flight-record/interruptions.ts';
import type { Position } from '../great-circle.ts';
import { metresOfFeet } from '../units.ts';
import type { RunwayEnd } from './recorded-flight.ts';

/** Metres in a degree of latitude: 60 nautical miles. */
const METRES_PER_DEGREE = 60 * 1852;

/** Place beside and along a runway, metres. */
export interface RunwayPlace {
  /** From the beginning of the pavement in landing direction. */
  along: number;
  /** From the centre line, always positive. */
  lateral: number;
}

/** Where a place lies, seen from one end of a runway. */
export function placeOnRunway(place: Position, end: RunwayEnd): RunwayPlace {
  const north = (place.lat - end.lat) * METRES_PER_DEGREE;
  const east = (place.lon - end.lon) * METRES_PER_DEGREE * Math.cos((end.lat * Math.PI) / 180);
  const course = (end.trueHeading * Math.PI) / 180;
  return {
    along: north * Math.cos(course) + east * Math.sin(course),
    lateral: Math.abs(east * Math.cos(course) - north * Math.sin(course)),
  };
}

/** Metres from the landing threshold; negative before it. */
export function fromThreshold(place: Position, end: RunwayEnd): number {
  return placeOnRunway(place, end).along - metresOfFeet(end.displacedFt);
}

/** Whether a place lies on the pavement of one of the runways, shoulders included. */
export function isOnRunway(place: Position, ends: readonly RunwayEnd[], shoulderM: number): boolean {
  return ends.some((end) => {
    const { along, lateral } = placeOnRunway(place, end);
    return along >= -shoulderM && along <= end.lengthM + shoulderM && lateral <= end.widthM / 2 + shoulderM;
  });
}

/** The end in whose direction a landing at this place with this heading went; null when none fits. */
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
