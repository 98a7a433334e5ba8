import { destinationPoint, type Position } from '../great-circle.ts';
import { turn } from '../flight-record/interruptions.ts';
import type { RunwayEnd } from '../scoring/recorded-flight.ts';

/** An airport with its runways, as far as a simulated flight needs it. */
export interface SimulatedField extends Position {
  icao: string;
  elevationFt: number;
  /** Empty: a runway of 3000 m is laid in the direction of flight. */
  ends: readonly RunwayEnd[];
}

/** Where the wind comes from, and how strong it is at FL350. */
export interface Wind {
  fromDeg: number;
  kt: number;
}

/** Landing: metres from the threshold at which the glide path ends. */
const AIM_M = 300;

const M_PER_FT = 0.3048;

/** A runway in the direction in which it is used. */
export interface UsedRunway {
  /** Where the take-off begins. */
  start: Position;
  /** Where the glide path meets the runway. */
  aim: Position;
  heading: number;
}

/** The end that faces the wind best; without data one in the direction of flight. */
export function runwayInUse(field: SimulatedField, wind: Wind, course: number): UsedRunway {
  const [best] = field.ends.toSorted(
    (a, b) => turn(a.trueHeading, wind.fromDeg) - turn(b.trueHeading, wind.fromDeg),
  );
  if (!best) {
    const start = destinationPoint(field, course + 180, 1.5);
    return { start, aim: destinationPoint(start, course, AIM_M / 1000), heading: course };
  }
  const displacedM = best.displacedFt * M_PER_FT;
  return {
    start: { lat: best.lat, lon: best.lon },
    aim: destinationPoint(best, best.trueHeading, (displacedM + AIM_M) / 1000),
    heading: best.trueHeading,
  };
}
