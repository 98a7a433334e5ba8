import { ROSE, radians } from './runway-geometry.ts';

/** Ticks of the rose every ten degrees, longer every thirty, as path data. */
export function roseTicks(): string {
  return Array.from({ length: 36 }, (_, index) => {
    const angle = radians(index * 10);
    const inner = ROSE.ring - (index % 9 === 0 ? 13 : index % 3 === 0 ? 9 : 5);
    const at = (radius: number) =>
      `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
    return `M${at(inner)}L${at(ROSE.ring)}`;
  }).join('');
}
