import type { RunwayEnd } from '@va/domain/scoring/recorded-flight.ts';
import type { Runway } from './runways.ts';

/** Both ends of the runways of an airport, each as one takes off and lands on it. */
export function runwayEnds(runways: readonly Runway[]): RunwayEnd[] {
  return runways.flatMap(({ ends, lengthM, widthM, trueHeading }) =>
    ends.map(({ ident, lat, lon, displacedFt }, i) => ({
      ident,
      lat,
      lon,
      trueHeading: (trueHeading + i * 180) % 360,
      lengthM,
      widthM,
      displacedFt,
    })),
  );
}
