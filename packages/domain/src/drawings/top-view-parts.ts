/** Wing and its tip device from above. Metres: x from the nose aft, y from the centre line to the right wing. */
import type { AircraftDimensions } from '../shapes.ts';
import type { AircraftCharacter } from './aircraft-character.ts';
import { type Point, polygon, polyline, type Segment, tan } from './path.ts';

/** One wing: position of its edges at a distance `y` from the centre line. */
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
export function tipDevice(dimensions: AircraftDimensions, wing: Wing): Segment[] {
  const { deviceY, tipY, leading, trailing } = wing;
  const start: Point = [leading(deviceY), deviceY];
  const end: Point = [trailing(deviceY), deviceY];
  const chord = end[0] - start[0];
  const reach = tipY - deviceY;
  switch (dimensions.wingtip) {
    case 'none':
      return polygon([
        start,
        [start[0] + reach * 0.3 + chord * 0.08, tipY],
        [end[0] - chord * 0.1, tipY],
        end,
      ]);
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

/** The right wing's outline up to its tip device. */
export function wingOutline(wing: Wing): Segment[] {
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
export function wingDetails({ rootY, kinkY, deviceY, leading, trailing }: Wing): Segment[] {
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

/** An engine from above. Metres: x from the nose aft, y from the centre line to the right wing. */

/** Nacelle of the right wing, the hot section behind it and the propeller before it. */
export function engine(dimensions: AircraftDimensions, { engine: kind }: AircraftCharacter, wing: Wing) {
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
  const radius = (dimensions.propellerDiameterM ?? 0) / 2;
  const blades: Segment[] =
    radius === 0
      ? []
      : polygon([
          [front - 0.2, y - radius],
          [front - 0.05, y - radius],
          [front - 0.05, y + radius],
          [front - 0.2, y + radius],
        ]);
  return { cowl, hot, lip, blades };
}
