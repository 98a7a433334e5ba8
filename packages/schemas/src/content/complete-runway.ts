/** What a runway's file leaves out follows from the rest. */
import { destinationPoint, distanceKm, initialBearing, type Position } from '@va/domain/great-circle.ts';
import type { Runway, RunwayInFile } from './runways.ts';

/** The runway with its length, its heading and its ends. `airport` is the point that missing ends are laid about. */
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
