/** An engine in the side view. Metres, heights up. */
import type { AircraftDimensions } from '../shapes.ts';
import type { AircraftCharacter } from './aircraft-character.ts';
import type { Wing } from './top-view-parts.ts';
import { polygon, polyline, type Segment, tan } from './path.ts';

/** Nacelle, hot section, pylon, the lip of the intake and the propeller; under a high wing the nacelle hangs from it. */
export function engineSide(
  dimensions: AircraftDimensions,
  character: AircraftCharacter,
  wing: Wing,
  z: (y: number) => number,
) {
  const { engine } = character;
  const d = dimensions.nacelleDiameterM;
  const y = (dimensions.wingspanM / 2) * engine.at;
  const front = wing.leading(y) - engine.lead * d;
  const back = front + engine.length * d;
  const mid = dimensions.highWing ? z(y) - d * 0.35 : engine.clearance * dimensions.heightM + d / 2;
  const half = d / 2;
  const cowl: Segment[] = [
    ['M', [front + d * 0.05, mid + half * 0.86]],
    ['L', [front - d * 0.03, mid - half * 0.82]],
    [
      'C',
      [front + d * 0.25, mid - half],
      [front + d * 0.6, mid - half * 1.02],
      [back - d * 0.5, mid - half * 0.92],
    ],
    ['L', [back, mid - half * 0.62]],
    ['L', [back, mid + half * 0.74]],
    ['L', [back - d * 0.5, mid + half * 0.97]],
    [
      'C',
      [front + d * 0.6, mid + half * 1.02],
      [front + d * 0.3, mid + half],
      [front + d * 0.05, mid + half * 0.86],
    ],
    ['Z'],
  ];
  const core = engine.core * d;
  const hot =
    core === 0
      ? []
      : polygon([
          [back, mid + half * 0.56],
          [back + core, mid + half * 0.36],
          [back + core * 1.5, mid + half * 0.06],
          [back + core, mid - half * 0.28],
          [back, mid - half * 0.46],
        ]);
  const pylon = polygon([
    [front + d * 0.55, mid + half * 0.9],
    [wing.leading(y) + 0.4, z(y) + 0.05],
    [wing.leading(y) + d * 0.7, z(y) - 0.1],
    [back, mid + half * 0.55],
  ]);
  const lip = polyline([
    [front + d * 0.16, mid + half * 0.93],
    [front + d * 0.12, mid - half * 0.93],
  ]);
  const radius = (dimensions.propellerDiameterM ?? 0) / 2;
  const blades: Segment[] =
    radius === 0
      ? []
      : polygon([
          [front - 0.2, mid - radius],
          [front - 0.05, mid - radius],
          [front - 0.05, mid + radius],
          [front - 0.2, mid + radius],
        ]);
  return { cowl, hot, pylon, lip, blades };
}

/** Fuselage and wing in the side view. Metres, heights up. */

/** Heights of the fuselage above the ground, metres. */
export interface Body {
  belly: number;
  /** Height of a fraction of the fuselage. */
  level: (part: number) => number;
}

/** Height of belly and levels of the fuselage above the ground, on its wheels. */
export function bodyOf(dimensions: AircraftDimensions, { body }: AircraftCharacter): Body {
  const belly = dimensions.heightM * body.belly;
  const tall = dimensions.fuselageWidthM * body.tall;
  return { belly, level: (part) => belly + tall * part };
}

/** The wing seen from its tip, and its height at a distance from the centre line. */
export function wingSide(character: AircraftCharacter, wing: Wing, body: Body, isHigh: boolean) {
  const rise = tan(character.wing.dihedral);
  const rootZ = body.level(isHigh ? 1.02 : 0.17);
  const z = (y: number) => rootZ + Math.max(0, y - wing.rootY) * rise;
  const { rootY, kinkY, deviceY } = wing;
  const thick = (wing.trailing(rootY) - wing.leading(rootY)) * 0.055;
  const outline: Segment[] = [
    ['M', [wing.leading(rootY), z(rootY)]],
    ['Q', [wing.leading(rootY) - 0.25, z(rootY) + thick], [wing.leading(rootY) + 0.7, z(rootY) + thick]],
    ['L', [wing.leading(deviceY), z(deviceY) + 0.12]],
    ['L', [wing.trailing(deviceY), z(deviceY) + 0.04]],
    ['L', [wing.trailing(kinkY), z(kinkY)]],
    ['L', [wing.trailing(rootY), z(rootY) - 0.05]],
    ['Q', [wing.leading(rootY) + 2, z(rootY) - thick * 1.2], [wing.leading(rootY), z(rootY)]],
    ['Z'],
  ];
  return { outline, z };
}

/** The landing gear in the side view. Metres, heights up. */

/** Struts and wheels, down. */
export function gearOf(dimensions: AircraftDimensions, { gear }: AircraftCharacter, { level }: Body) {
  const { lengthM } = dimensions;
  const size = gear.bogie ? 0.7 : 0.57;
  const noseRadius = size * 0.72;
  const nose = gear.nose * lengthM;
  const main = gear.main * lengthM;
  const mainWheels = gear.bogie ? [main - size * 1.12, main + size * 1.12] : [main];
  return {
    struts: [
      ...polyline([
        [nose, noseRadius],
        [nose - 0.2, level(0.05)],
      ]),
      ...polyline([
        [main, size],
        [main, level(0.1)],
      ]),
      ...(gear.bogie
        ? polyline([
            [main - size * 1.12, size],
            [main + size * 1.12, size],
          ])
        : []),
    ],
    wheels: [
      { x: nose, y: -noseRadius, radius: noseRadius },
      ...mainWheels.map((x) => ({ x, y: -size, radius: size })),
    ],
  };
}

/** The device at the tip of a wing in the side view. Metres, heights up. */

/** The tip device seen from the side; `z` is the height of the wing. */
export function tipSide(dimensions: AircraftDimensions, wing: Wing, z: (y: number) => number): Segment[] {
  const { deviceY, tipY, leading, trailing } = wing;
  const [front, back, base] = [leading(deviceY), trailing(deviceY), z(deviceY)];
  const chord = back - front;
  const reach = tipY - deviceY;
  switch (dimensions.wingtip) {
    case 'none':
      return polygon([
        [front, base + 0.12],
        [front + chord * 0.3, z(tipY) + 0.1],
        [back, z(tipY)],
        [back, base],
      ]);
    case 'fence':
      return polygon([
        [front, base + 0.05],
        [back + 0.2, base + 0.95],
        [back + 0.75, base + 0.95],
        [back + 0.25, base + 0.05],
        [back + 0.5, base - 0.75],
        [back, base - 0.75],
      ]);
    case 'winglet':
      return polygon([
        [front, base + 0.08],
        [front + chord * 0.75, base + 0.5],
        [front + chord * 1.35, base + 1.95],
        [back + chord * 0.85, base + 1.95],
        [back + chord * 0.25, base + 0.3],
        [back, base],
      ]);
    case 'sharklet':
      return [
        ['M', [front, base + 0.1]],
        ['Q', [front + reach * 0.65, base + 0.45], [front + reach * 1.35, base + 2.9]],
        ['L', [front + reach * 1.35 + chord * 0.34, base + 2.9]],
        ['Q', [back + reach * 0.3, base + 0.6], [back, base]],
        ['Z'],
      ];
    case 'raked':
      return [
        ['M', [front, base + 0.1]],
        [
          'C',
          [front + reach * 0.5, base + 0.45],
          [front + reach, base + 0.9],
          [front + reach * 1.75, base + 2.3],
        ],
        ['C', [front + reach * 1.45, base + 1.1], [back + reach * 0.35, base + 0.3], [back, base]],
        ['Z'],
      ];
  }
}
