/** The device at the tip of a wing in the side view. Metres, heights up. */
import type { AircraftDimensions } from '../shapes.ts';
import type { Wing } from './top-view-wing.ts';
import { polygon, type Segment } from './path.ts';

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
