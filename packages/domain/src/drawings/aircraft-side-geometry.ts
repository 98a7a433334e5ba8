/**
 * Side view of the aircraft from the left, on its wheels. Metres: x from the nose aft, y downwards from the ground (so
 * all values are negative).
 */
import type { AircraftDimensions } from '../shapes.ts';
import { type AircraftCharacter, characterOf } from './aircraft-character.ts';
import { wingOf } from './top-view-parts.ts';
import { type Body, bodyOf, wingSide, engineSide, gearOf, tipSide } from './side-view-parts.ts';
import { coordinate, type Point, polygon, polyline, type Segment, tan, toPath } from './path.ts';

/** Parts of the drawing of an aircraft from its left side. */
export interface SideView {
  /** Filled outlines, as path data, in the order in which they are painted. */
  fin: string;
  fuselage: string;
  windscreen: string;
  doors: string;
  tailplane: string;
  fairing: string;
  engine: string;
  propeller: string;
  core: string;
  pylon: string;
  wing: string;
  tipDevice: string;
  /** Hairlines: rudder hinge, cheat line of the nacelle. */
  details: string;
  /** Line along the cabin windows, drawn with dots. */
  windows: string;
  /** Struts, drawn with a thick line. */
  struts: string;
  wheels: readonly { x: number; y: number; radius: number }[];
}
/** Heights point up, SVG points down. */
const up = ([x, z]: Point): Point => [x, -z];

function fuselage(dimensions: AircraftDimensions, character: AircraftCharacter, body: Body): Segment[] {
  const { lengthM, fuselageWidthM: w } = dimensions;
  const { bluntness, noseTip, noseLength, mask } = character.body;
  const nose = noseLength * w;
  const { level } = body;
  const brow = mask ? 0.74 : 0.7;
  return [
    ['M', [0, level(noseTip)]],
    [
      'C',
      [0, level(noseTip + 0.2 * bluntness)],
      [nose * 0.16, level(brow - 0.14)],
      [nose * 0.3, level(brow)],
    ],
    ['C', [nose * 0.48, level(brow + 0.2)], [nose * 0.72, level(1)], [nose * 1.1, level(1)]],
    ['L', [lengthM * 0.84, level(1)]],
    ['C', [lengthM * 0.92, level(1)], [lengthM * 0.96, level(0.95)], [lengthM * 0.996, level(0.86)]],
    ['L', [lengthM, level(0.74)]],
    ['L', [lengthM * 0.99, level(0.7)]],
    ['C', [lengthM * 0.88, level(0.44)], [lengthM * 0.8, level(0)], [lengthM * 0.67, level(0)]],
    ['L', [nose * 1.05, level(0)]],
    ['C', [nose * 0.5, level(0)], [0, level(noseTip - 0.3)], [0, level(noseTip)]],
    ['Z'],
  ];
}

function windscreen(
  dimensions: AircraftDimensions,
  character: AircraftCharacter,
  { level }: Body,
): Segment[] {
  const nose = character.body.noseLength * dimensions.fuselageWidthM;
  if (character.body.mask) {
    return [
      ['M', [nose * 0.23, level(0.6)]],
      ['L', [nose * 0.32, level(0.745)]],
      ['C', [nose * 0.39, level(0.81)], [nose * 0.48, level(0.83)], [nose * 0.55, level(0.79)]],
      ['Q', [nose * 0.6, level(0.68)], [nose * 0.53, level(0.6)]],
      ['Q', [nose * 0.4, level(0.55)], [nose * 0.23, level(0.6)]],
      ['Z'],
    ];
  }
  return polygon([
    [nose * 0.225, level(0.59)],
    [nose * 0.315, level(0.705)],
    [nose * 0.44, level(0.755)],
    [nose * 0.57, level(0.735)],
    [nose * 0.57, level(0.62)],
    [nose * 0.48, level(0.58)],
  ]);
}

function finOutline(dimensions: AircraftDimensions, { fin }: AircraftCharacter, { level }: Body): Segment[] {
  const { lengthM: l, heightM } = dimensions;
  const dorsal = fin.rootAt - 0.035;
  return [
    ['M', [dorsal * l, level(0.97)]],
    ['Q', [fin.rootAt * l, level(1.03)], [(fin.rootAt + 0.012) * l, level(1) + (heightM - level(1)) * 0.1]],
    ['L', [fin.tipAt * l, heightM - 0.35]],
    ['Q', [(fin.tipAt + 0.004) * l, heightM], [(fin.tipAt + 0.016) * l, heightM]],
    ['L', [fin.tipEnd * l, heightM]],
    ['L', [fin.rootEnd * l, level(0.97)]],
    ['Z'],
  ];
}

/** Everything that is drawn of an aircraft from its side; doors at the given fractions of the length. */
export function sideView(dimensions: AircraftDimensions, doors: readonly number[] = []): SideView {
  const character = characterOf(dimensions);
  const { lengthM, heightM } = dimensions;
  const body = bodyOf(dimensions, character);
  const { level, belly } = body;
  const wing = wingOf(dimensions, character);
  const { outline, z } = wingSide(character, wing, body, dimensions.highWing === true);
  const power = engineSide(dimensions, character, wing, z);
  const { tail, fin, gear } = character;
  const gears = gearOf(dimensions, character, body);
  const tailRoot = tail.rootAt * lengthM;
  const tailTip = tailRoot + ((dimensions.wingspanM * tail.span) / 2) * tan(tail.sweep);
  const tailZ = dimensions.highWing ? heightM - 0.95 : level(0.72);
  const doorHeight = level(0.36);
  const doorShapes = doors.flatMap((at) => {
    const x = at * lengthM;
    return polygon([
      [x - 0.45, doorHeight],
      [x + 0.45, doorHeight],
      [x + 0.45, level(0.74)],
      [x - 0.45, level(0.74)],
    ]);
  });
  const cabin = { from: Math.min(0.12, ...doors) * lengthM, to: Math.max(0.82, ...doors) * lengthM };
  const stops = [cabin.from, ...doors.map((at) => at * lengthM), cabin.to].toSorted((a, b) => a - b);
  const windows = stops
    .slice(0, -1)
    .map((from, index) => [from + 1, (stops[index + 1] ?? from) - 0.9] as const)
    .filter(([from, to]) => to - from > 1.5)
    .map(([from, to]) => `M${coordinate(from)} ${coordinate(-level(0.6))}H${coordinate(to)}`)
    .join('');
  const path = (segments: Segment[]) => toPath(segments, up);
  return {
    fin: path(finOutline(dimensions, character, body)),
    fuselage: path(fuselage(dimensions, character, body)),
    windscreen: path(windscreen(dimensions, character, body)),
    doors: path(doorShapes),
    tailplane: path(
      polygon([
        [tailRoot, tailZ],
        [tailTip, tailZ + 0.95],
        [tailTip + tail.tipChord * lengthM, tailZ + 0.95],
        [tailRoot + tail.rootChord * lengthM, tailZ],
      ]),
    ),
    fairing: path([
      ['M', [wing.leading(wing.rootY) - lengthM * 0.04, belly + 0.25]],
      [
        'C',
        [wing.leading(wing.rootY), belly - 0.4],
        [gear.main * lengthM, belly - 0.4],
        [wing.trailing(wing.rootY), belly - 0.3],
      ],
      [
        'Q',
        [wing.trailing(wing.rootY) + lengthM * 0.04, belly - 0.1],
        [wing.trailing(wing.rootY) + lengthM * 0.06, belly + 0.2],
      ],
      ['Z'],
    ]),
    engine: path(power.cowl),
    propeller: path(power.blades),
    core: path(power.hot),
    pylon: path(power.pylon),
    wing: path(outline),
    tipDevice: path(tipSide(dimensions, wing, z)),
    details: path([
      ...polyline([
        [fin.rootEnd * lengthM - lengthM * 0.036, level(1.02)],
        [fin.tipEnd * lengthM - lengthM * 0.018, heightM],
      ]),
      ...power.lip,
    ]),
    windows,
    struts: path(gears.struts),
    wheels: gears.wheels,
  };
}
