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

/** Direction that the wind comes from, and its speed at FL350. */
export interface Wind {
  fromDeg: number;
  kt: number;
}

/** Distance from the threshold to the end of the glide path on landing, metres. */
const AIM_M = 300;

const M_PER_FT = 0.3048;

/** A runway in the direction in which it is used. */
export interface UsedRunway {
  /** Point where the take-off run begins. */
  start: Position;
  /** Point where the glide path meets the runway. */
  aim: Position;
  heading: number;
}

/** The runway end that faces the wind best; for an airport without runway data, one in the direction of the flight. */
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
