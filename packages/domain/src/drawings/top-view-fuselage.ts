/** The fuselage from above. Metres: x from the nose aft, y from the centre line to the right wing. */
import type { AircraftDimensions } from '../shapes.ts';
import type { AircraftCharacter } from './aircraft-character.ts';
import { mirrorY, type Point, polygon, type Segment } from './path.ts';

/** Half width of the fuselage at `x` metres from the nose. */
export function halfWidth(dimensions: AircraftDimensions, character: AircraftCharacter, x: number): number {
  const { lengthM, fuselageWidthM } = dimensions;
  const noseEnd = character.body.noseLength * fuselageWidthM;
  const taperFrom = lengthM * 0.7;
  if (x <= 0 || x >= lengthM) return 0;
  if (x < noseEnd) {
    const part = 1 - x / noseEnd;
    return (fuselageWidthM / 2) * Math.sqrt(Math.max(0, 1 - part ** (1.6 + character.body.bluntness)));
  }
  if (x <= taperFrom) return fuselageWidthM / 2;
  const part = (x - taperFrom) / (lengthM - taperFrom);
  return (fuselageWidthM / 2) * (1 - 0.92 * part ** 1.7);
}

/** The fuselage's outline, from its half width (metres) at each distance from the nose. */
export function fuselageOutline(halfWidthAt: (x: number) => number, lengthM: number): Segment[] {
  const stations: number[] = [0, 0.002, 0.006, 0.012, 0.02, 0.03, 0.045, 0.06, 0.08, 0.1, 0.14];
  for (let part = 0.7; part < 1; part += 0.03) stations.push(part);
  stations.push(0.998);
  const right = stations.map((part): Point => [part * lengthM, halfWidthAt(part * lengthM)]);
  return polygon([...right, ...right.toReversed().map(mirrorY)]);
}
