/** The aircraft from above. Metres: x from the nose aft, y from the centre line to the right wing. */
import type { AircraftDimensions } from '../shapes.ts';
import { type AircraftCharacter, characterOf } from './aircraft-character.ts';
import { bothSides, mirrorY, type Point, polygon, polyline, type Segment, toPath } from './path.ts';

export interface TopView {
  /** Filled outlines, as path data. */
  fuselage: string;
  wings: string;
  tailplane: string;
  fin: string;
  engines: string;
  cores: string;
  tipDevices: string;
  windscreen: string;
  /** Hairlines: flaps, elevators, spoilers. */
  details: string;
  /** Flap track fairings, to be drawn with a thick round line. */
  fairings: string;
  /** How far aft the wing reaches where it is widest. */
  tipX: number;
  /** Half width of the fuselage at a distance from the nose. */
  halfWidthAt: (x: number) => number;
}

const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180);

/** One wing: where its edges are at a distance `y` from the centre line. */
export interface Wing {
  rootY: number;
  kinkY: number;
  deviceY: number;
  tipY: number;
  leading: (y: number) => number;
  trailing: (y: number) => number;
}

/** The plan of the right wing without its tip device. */
export function wingOf(dimensions: AircraftDimensions, { wing }: AircraftCharacter): Wing {
  const { lengthM, wingspanM, fuselageWidthM } = dimensions;
  const half = wingspanM / 2;
  const rootY = (fuselageWidthM / 2) * 0.9;
  const kinkY = half * wing.kinkAt;
  const deviceY = half * wing.deviceAt;
  const leading = (y: number) => wing.rootAt * lengthM + (y - rootY) * tan(wing.sweep);
  const rootEnd = (wing.rootAt + wing.rootChord) * lengthM;
  const kinkEnd = rootEnd + (kinkY - rootY) * tan(wing.innerSweep);
  const tipEnd = leading(half) + wing.tipChord * lengthM;
  const trailing = (y: number) =>
    y < kinkY
      ? rootEnd + (y - rootY) * tan(wing.innerSweep)
      : kinkEnd + ((y - kinkY) / (half - kinkY)) * (tipEnd - kinkEnd);
  return { rootY, kinkY, deviceY, tipY: half, leading, trailing };
}

/** The tip device seen from above, as segments of the right wing. */
function tipDevice(dimensions: AircraftDimensions, wing: Wing): Segment[] {
  const { deviceY, tipY, leading, trailing } = wing;
  const start: Point = [leading(deviceY), deviceY];
  const end: Point = [trailing(deviceY), deviceY];
  const chord = end[0] - start[0];
  const reach = tipY - deviceY;
  switch (dimensions.wingtip) {
    case 'fence': {
      const y = tipY - 0.14;
      return polygon([
        [start[0] - chord * 0.1, y - 0.14],
        [start[0] + chord * 0.25, tipY],
        [end[0] + chord * 0.2, tipY],
        [end[0] + chord * 0.45, y - 0.14],
      ]);
    }
    case 'winglet':
      return polygon([
        start,
        [start[0] + chord * 0.42, deviceY + reach * 0.5],
        [start[0] + chord * 0.95, tipY],
        [end[0] + chord * 0.35, tipY],
        [end[0] + chord * 0.06, deviceY + reach * 0.4],
        end,
      ]);
    case 'sharklet':
      return [
        ['M', start],
        ['Q', [start[0] + reach * 0.55, deviceY + reach * 0.72], [start[0] + reach * 1.35, tipY]],
        ['L', [start[0] + reach * 1.35 + chord * 0.34, tipY]],
        ['Q', [end[0] + reach * 0.35, deviceY + reach * 0.6], end],
        ['Z'],
      ];
    case 'raked':
      return [
        ['M', start],
        [
          'C',
          [start[0] + reach * 0.5, deviceY + reach * 0.62],
          [start[0] + reach * 0.95, tipY],
          [start[0] + reach * 1.75, tipY],
        ],
        [
          'C',
          [start[0] + reach * 1.3, tipY - reach * 0.16],
          [end[0] + reach * 0.4, deviceY + reach * 0.5],
          end,
        ],
        ['Z'],
      ];
  }
}

function wingOutline(wing: Wing): Segment[] {
  const { rootY, kinkY, deviceY, leading, trailing } = wing;
  const chord = trailing(rootY) - leading(rootY);
  return [
    ['M', [leading(rootY) - chord * 0.12, rootY * 0.8]],
    ['Q', [leading(rootY) + chord * 0.02, rootY * 1.05], [leading(rootY * 1.45), rootY * 1.45]],
    ['L', [leading(deviceY), deviceY]],
    ['L', [trailing(deviceY), deviceY]],
    ['L', [trailing(kinkY), kinkY]],
    ['L', [trailing(rootY), rootY]],
    ['L', [trailing(rootY), rootY * 0.8]],
    ['Z'],
  ];
}

/** Hinge lines of the flaps and the aileron, and the gaps between them. */
function wingDetails({ rootY, kinkY, deviceY, leading, trailing }: Wing): Segment[] {
  const chordAt = (y: number, part: number): Point => [leading(y) + (trailing(y) - leading(y)) * part, y];
  const flapEnd = deviceY * 0.74;
  const aileronEnd = deviceY * 0.96;
  return [
    ...polyline([chordAt(rootY * 1.15, 0.83), chordAt(kinkY, 0.74), chordAt(flapEnd, 0.72)]),
    ...polyline([chordAt(kinkY, 0.74), chordAt(kinkY, 1)]),
    ...polyline([
      chordAt(flapEnd, 1),
      chordAt(flapEnd, 0.72),
      chordAt(aileronEnd, 0.72),
      chordAt(aileronEnd, 1),
    ]),
    ...polyline([chordAt(rootY * 1.6, 0.1), chordAt(deviceY * 0.97, 0.14)]),
  ];
}

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

/** Nacelle of the right wing and the hot section behind it. */
function engine(dimensions: AircraftDimensions, { engine: kind }: AircraftCharacter, wing: Wing) {
  const d = dimensions.nacelleDiameterM;
  const y = (dimensions.wingspanM / 2) * kind.at;
  const front = wing.leading(y) - kind.lead * d;
  const back = front + kind.length * d;
  const half = d / 2;
  const cowl: Segment[] = [
    ['M', [front, y - half * 0.84]],
    ['Q', [front - d * 0.05, y], [front, y + half * 0.84]],
    ['C', [front + d * 0.3, y + half], [front + d * 0.6, y + half], [back - d * 0.5, y + half * 0.97]],
    ['L', [back, y + half * 0.74]],
    ['L', [back, y - half * 0.74]],
    ['L', [back - d * 0.5, y - half * 0.97]],
    ['C', [front + d * 0.6, y - half], [front + d * 0.3, y - half], [front, y - half * 0.84]],
    ['Z'],
  ];
  const core = kind.core * d;
  const hot =
    core === 0
      ? []
      : polygon([
          [back, y - half * 0.56],
          [back + core, y - half * 0.34],
          [back + core * 1.5, y],
          [back + core, y + half * 0.34],
          [back, y + half * 0.56],
        ]);
  const lip = polyline([
    [front + d * 0.16, y - half * 0.9],
    [front + d * 0.16, y + half * 0.9],
  ]);
  return { cowl, hot, lip };
}

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

function fuselageOutline(halfWidthAt: (x: number) => number, lengthM: number): Segment[] {
  const stations: number[] = [0, 0.002, 0.006, 0.012, 0.02, 0.03, 0.045, 0.06, 0.08, 0.1, 0.14];
  for (let part = 0.7; part < 1; part += 0.03) stations.push(part);
  stations.push(0.998);
  const right = stations.map((part): Point => [part * lengthM, halfWidthAt(part * lengthM)]);
  return polygon([...right, ...right.toReversed().map(mirrorY)]);
}

/** Everything that is drawn of an aircraft from above. */
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
