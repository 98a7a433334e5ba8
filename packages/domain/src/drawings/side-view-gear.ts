/** The landing gear in the side view. Metres, heights up. */
import type { AircraftDimensions } from '../shapes.ts';
import type { AircraftCharacter } from './aircraft-character.ts';
import { polyline } from './path.ts';
import type { Body } from './aircraft-side-parts.ts';

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
