/** Computes the fields of a runway that its file leaves out. */
import { destinationPoint, distanceKm, initialBearing, type Position } from '@va/domain/great-circle.ts';
import type { Runway, RunwayInFile } from './runways.ts';

/** Adds length, heading and ends to a runway. Missing ends are placed around the point `airport`. */
export function completeRunway(runway: RunwayInFile, airport: Position): Runway {
  const { ends } = runway;
  if (ends === undefined) {
    const { lengthM = 0, trueHeading = 0 } = runway;
    const [low = '', high = ''] = runway.ident.split('/');
    const end = (ident: string, bearing: number) => ({
      ident,
      ...destinationPoint(airport, bearing, lengthM / 2000),
      displacedFt: 0,
    });
    return { ...runway, lengthM, trueHeading, ends: [end(low, trueHeading + 180), end(high, trueHeading)] };
  }
  return {
    ...runway,
    ends,
    lengthM: runway.lengthM ?? Math.round(distanceKm(...ends) * 1000),
    trueHeading: runway.trueHeading ?? Math.round(initialBearing(...ends) * 10) / 10,
  };
}
