/** The aircraft from above. Metres: x from the nose aft, y from the centre line to the right wing. */
import type { AircraftDimensions } from '../shapes.ts';
import { type AircraftCharacter, characterOf } from './aircraft-character.ts';
import { bothSides, mirrorY, type Point, polygon, polyline, type Segment, tan, toPath } from './path.ts';
import { engine, tipDevice, wingDetails, wingOf, wingOutline } from './top-view-parts.ts';

/** Parts of the drawing of an aircraft from above. */
export interface TopView {
  /** Filled outlines, as path data. */
  fuselage: string;
  wings: string;
  tailplane: string;
  fin: string;
  engines: string;
  propellers: string;
  cores: string;
  tipDevices: string;
  windscreen: string;
  /** Hairlines: flaps, elevators, spoilers. */
  details: string;
  /** Flap track fairings, to be drawn with a thick round line. */
  fairings: string;
  /** Rearmost point of the wingtip, metres aft of the nose. */
  tipX: number;
  /** Half width of the fuselage at a distance from the nose. */
  halfWidthAt: (x: number) => number;
}

/** Works out the drawing of an aircraft from above. */
export function topView(dimensions: AircraftDimensions): TopView {
  const character = characterOf(dimensions);
  const { lengthM, wingspanM, fuselageWidthM } = dimensions;
  const wing = wingOf(dimensions, character);
  const power = engine(dimensions, character, wing);
  const device = tipDevice(dimensions, wing);
  const outermost = device
    .flatMap(([, ...points]) => points)
    .filter(([, y]) => y > wing.tipY - 0.01)
    .map(([x]) => x);
  const halfWidthAt = (x: number) => halfWidth(dimensions, character, x);
  const { fin, body } = character;
  const finBulge = fuselageWidthM * 0.045;
  const glass = (body.mask ? 0.42 : 0.4) * fuselageWidthM;
  const glassEnd = glass + fuselageWidthM * (body.mask ? 0.36 : 0.24);
  return {
    halfWidthAt,
    tipX: Math.max(...outermost),
    fuselage: toPath(fuselageOutline(halfWidthAt, lengthM)),
    wings: bothSides(wingOutline(wing)),
    tailplane: bothSides(tailplaneOutline(dimensions, character)),
    fin: toPath([
      ['M', [fin.rootAt * lengthM, 0]],
      ['Q', [fin.tipAt * lengthM, finBulge * 1.8], [fin.tipEnd * lengthM, finBulge * 0.4]],
      ['L', [fin.tipEnd * lengthM, -finBulge * 0.4]],
      ['Q', [fin.tipAt * lengthM, -finBulge * 1.8], [fin.rootAt * lengthM, 0]],
      ['Z'],
    ]),
    engines: bothSides(power.cowl),
    propellers: bothSides(power.blades),
    cores: bothSides(power.hot),
    tipDevices: bothSides(device),
    windscreen: toPath([
      ['M', [glass * 1.15, halfWidthAt(glass * 1.15) * 0.9]],
      ['Q', [glass * 0.72, 0], [glass * 1.15, -halfWidthAt(glass * 1.15) * 0.9]],
      ['L', [glassEnd * 1.12, -halfWidthAt(glassEnd) * 0.96]],
      ['Q', [glassEnd * 0.82, 0], [glassEnd * 1.12, halfWidthAt(glassEnd) * 0.96]],
      ['Z'],
    ]),
    details: bothSides([...wingDetails(wing), ...elevators(dimensions, character), ...power.lip]),
    fairings: bothSides(
      character.wing.fairings.flatMap((part) => {
        const y = (wingspanM / 2) * part;
        const end = wing.trailing(y);
        return polyline([
          [end - lengthM * 0.028, y],
          [end + lengthM * 0.011, y],
        ]);
      }),
    ),
  };
}

/**
 * Tailplane and elevators from above. Metres: x from the nose aft, y from the centre line to the right wing. The
 * right half of the tailplane.
 */
function tailplaneOutline(dimensions: AircraftDimensions, { tail }: AircraftCharacter): Segment[] {
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
function elevators(dimensions: AircraftDimensions, { tail }: AircraftCharacter): Segment[] {
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

/**
 * The fuselage from above. Metres: x from the nose aft, y from the centre line to the right wing. Half width of the
 * fuselage at `x` metres from the nose.
 */
function halfWidth(dimensions: AircraftDimensions, character: AircraftCharacter, x: number): number {
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
function fuselageOutline(halfWidthAt: (x: number) => number, lengthM: number): Segment[] {
  const stations: number[] = [0, 0.002, 0.006, 0.012, 0.02, 0.03, 0.045, 0.06, 0.08, 0.1, 0.14];
  for (let part = 0.7; part < 1; part += 0.03) stations.push(part);
  stations.push(0.998);
  const right = stations.map((part): Point => [part * lengthM, halfWidthAt(part * lengthM)]);
  return polygon([...right, ...right.toReversed().map(mirrorY)]);
}
