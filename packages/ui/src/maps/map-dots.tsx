import type { MapPoint } from '@va/domain/drawings/projection.ts';

interface MapDotsProps {
  points: readonly MapPoint[];
  /** Highlighted points. */
  main: readonly MapPoint[];
  /** Points with a ring. */
  ringed?: readonly MapPoint[];
}

/** Dots of constant size, independent of the picture's scale: lines of zero length with round caps. */
export function MapDots({ points, main, ringed = [] }: MapDotsProps) {
  const layers = [
    { on: ringed, width: 22, className: 'stroke-(--color-map-dot)' },
    { on: ringed, width: 19, className: 'stroke-(--color-map-sea)' },
    { on: points, width: 8, className: 'stroke-(--color-map-sea)' },
    { on: points, width: 5.5, className: 'stroke-(--color-map-dot)' },
    { on: main, width: 13, className: 'stroke-(--color-map-sea)' },
    { on: main, width: 10, className: 'stroke-(--color-map-route)' },
  ];
  return layers.map(({ on, width, className }) => (
    <path
      key={`${className} ${width}`}
      d={on.map(({ x, y }) => `M${x} ${y}h0`).join('')}
      strokeWidth={width}
      strokeLinecap="round"
      className={`fill-none [vector-effect:non-scaling-stroke] ${className}`}
    />
  ));
}
