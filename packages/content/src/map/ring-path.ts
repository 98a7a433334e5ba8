import type { Ring } from './rings.ts';

/** Whole grains of the drawing, each point relative to the one before: the shortest way to write a coast. */
export function ringPath(ring: Ring, grain = 1): string {
  const points = ring.map(([x, y]) => [Math.round(x / grain), Math.round(y / grain)] as const);
  const [start] = points;
  if (!start || points.length < 3) return '';
  const steps = points
    .slice(1)
    .map(([x, y], i) => {
      const [fromX, fromY] = points[i] ?? start;
      return [x - fromX, y - fromY] as const;
    })
    .filter(([dx, dy]) => dx !== 0 || dy !== 0);
  if (steps.length < 2) return '';
  const written = (point: readonly [number, number]) => pair(point, grain);
  return `M${written(start)}l${steps.map(written).join(' ').replaceAll(' -', '-')}z`;
}

function pair([x, y]: readonly [number, number], grain: number): string {
  const [across, down] = [x, y].map((value) => decimal(value, grain));
  return y < 0 ? `${across}${down}` : `${across} ${down}`;
}

/** A number of grains in units, as short as SVG reads it: `.3`, `-1.2`. */
function decimal(value: number, grain: number): string {
  return grain === 1 ? String(value) : String(Math.round(value) / 10).replace(/^(-?)0\./, '$1.');
}
