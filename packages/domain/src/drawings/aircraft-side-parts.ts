/** Fuselage and wing in the side view. Metres, heights up. */
import type { AircraftDimensions } from '../shapes.ts';
import type { AircraftCharacter } from './aircraft-character.ts';
import type { Wing } from './top-view-wing.ts';
import { type Segment, tan } from './path.ts';

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
