/** The aircraft from above. Metres: x from the nose aft, y from the centre line to the right wing. */
import type { AircraftDimensions } from '../shapes.ts';
import { characterOf } from './aircraft-character.ts';
import { bothSides, polyline, toPath } from './path.ts';
import { engine } from './top-view-engine.ts';
import { fuselageOutline, halfWidth } from './top-view-fuselage.ts';
import { elevators, tailplaneOutline } from './top-view-tailplane.ts';
import { tipDevice, wingDetails, wingOf, wingOutline } from './top-view-wing.ts';

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
