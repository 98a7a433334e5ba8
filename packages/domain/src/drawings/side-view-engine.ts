/** An engine in the side view. Metres, heights up. */
import type { AircraftDimensions } from '../shapes.ts';
import type { AircraftCharacter } from './aircraft-character.ts';
import type { Wing } from './top-view-wing.ts';
import { polygon, polyline, type Segment } from './path.ts';

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
