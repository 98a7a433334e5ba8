/** Tailplane and elevators from above. Metres: x from the nose aft, y from the centre line to the right wing. */
import type { AircraftDimensions } from '../shapes.ts';
import type { AircraftCharacter } from './aircraft-character.ts';
import { type Point, polygon, polyline, type Segment } from './path.ts';
import { tan } from './tan-degrees.ts';

/** The right half of the tailplane. */
export function tailplaneOutline(dimensions: AircraftDimensions, { tail }: AircraftCharacter): Segment[] {
  const { lengthM, wingspanM } = dimensions;
  const half = (wingspanM * tail.span) / 2;
  const root = tail.rootAt * lengthM;
  const tip = root + half * tan(tail.sweep);
  return polygon([
    [root, 0],
    [tip, half],
    [tip + tail.tipChord * lengthM, half],
    [root + tail.rootChord * lengthM, 0.3],
    [root + tail.rootChord * lengthM, 0],
  ]);
}

/** Hinge line of the right elevator. */
export function elevators(dimensions: AircraftDimensions, { tail }: AircraftCharacter): Segment[] {
  const { lengthM, wingspanM } = dimensions;
  const half = (wingspanM * tail.span) / 2;
  const root = tail.rootAt * lengthM;
  const at = (part: number): Point => {
    const y = half * part;
    const chord = (tail.rootChord + (tail.tipChord - tail.rootChord) * part) * lengthM;
    return [root + y * tan(tail.sweep) + chord * 0.72, y];
  };
  return polyline([at(0.24), at(1)]);
}
