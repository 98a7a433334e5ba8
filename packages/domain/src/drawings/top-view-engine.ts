/** An engine from above. Metres: x from the nose aft, y from the centre line to the right wing. */
import type { AircraftDimensions } from '../shapes.ts';
import type { AircraftCharacter } from './aircraft-character.ts';
import { polygon, polyline, type Segment } from './path.ts';
import type { Wing } from './top-view-wing.ts';

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
