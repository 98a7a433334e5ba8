/** The lateral path of a simulated flight: from the runway by great circles to the final approach. */
import { destinationPoint, distanceNm, initialBearing, KM_PER_NM, type Position } from '../great-circle.ts';
import { turn } from '../flight-record/interruptions.ts';
import type { UsedRunway } from './used-runway.ts';

/** Length of the final approach, of the legs beside it and of the straight climb after take-off, NM. */
export const FINAL_NM = 12;
const BESIDE_NM = 6;
const AHEAD_NM = 4;

/** The point straight ahead of the take-off. */
export function afterTakeOff({ start, heading }: UsedRunway): Position {
  return destinationPoint(start, heading, AHEAD_NM * KM_PER_NM);
}

/** The points before the final approach: straight in, or round the field when arriving from the other side. */
export function approachPoints(from: Position, { aim, heading }: UsedRunway): Position[] {
  const gate = destinationPoint(aim, heading + 180, FINAL_NM * KM_PER_NM);
  const course = initialBearing(from, gate);
  if (turn(course, heading) <= 90) return [gate];
  const sides = [90, -90].map((side) => ({
    abeam: destinationPoint(aim, heading + side, BESIDE_NM * KM_PER_NM),
    base: destinationPoint(gate, heading + side, BESIDE_NM * KM_PER_NM),
  }));
  const [near] = sides.toSorted((a, b) => distanceNm(from, a.abeam) - distanceNm(from, b.abeam));
  return near ? [near.abeam, near.base, gate] : [gate];
}

/** A point of the centre line a little ahead: steering for it joins the line. */
export function aheadOnFinal(position: Position, runway: UsedRunway): Position {
  const toGo = Math.max(-2, alongFinal(position, runway) - 1.2);
  return destinationPoint(runway.aim, runway.heading + 180, toGo * KM_PER_NM);
}

/** Distance along the centre line to the aiming point, NM; negative beyond it. */
export function alongFinal(position: Position, { aim, heading }: UsedRunway): number {
  const off = ((initialBearing(position, aim) - heading) * Math.PI) / 180;
  return distanceNm(position, aim) * Math.cos(off);
}
