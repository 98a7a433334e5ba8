import { gridPath } from '@va/domain/drawings/path.ts';
import { project, TURN, UNITS_PER_DEGREE, type MapPoint } from '@va/domain/drawings/projection.ts';
import type { MapBox } from '@va/domain/drawings/map-box.ts';
import type { Position } from '@va/domain/great-circle.ts';

interface MapGroundProps {
  box: MapBox;
  /** SVG path of the world's land. */
  land: string;
  /** Airports, as small dots. */
  places: readonly Position[];
}

/** Background of a map below the flights: land, grid of degrees, and airports as small dots. */
export function MapGround({ box, land, places }: MapGroundProps) {
  const dots = turnsInto(box).flatMap((shift) =>
    places.map(project).map(({ x, y }) => ({ x: x + shift, y })),
  );
  return (
    <>
      <MapLand box={box} land={land} />
      <path
        d={gridPath(box, gridStep(box) * UNITS_PER_DEGREE)}
        strokeWidth={1}
        className="fill-none stroke-(--color-map-dot) opacity-10"
      />
      <path
        d={dots
          .filter((dot) => holds(box, dot))
          .map(({ x, y }) => `M${x} ${y}h0`)
          .join('')}
        strokeWidth={3.5}
        strokeLinecap="round"
        className="fill-none stroke-(--color-map-dot) opacity-50"
      />
    </>
  );
}

/** The world's land, repeated to fill the box. */
export function MapLand({ box, land }: Pick<MapGroundProps, 'box' | 'land'>) {
  return turnsInto(box).map((shift) => (
    <path key={shift} d={land} transform={`translate(${shift} 0)`} className="fill-(--color-map-land)" />
  ));
}

/** Whether a point is in the box, edges included. */
export function holds({ x, y, width, height }: MapBox, at: MapPoint): boolean {
  return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
}

/** Shifts by whole turns with which the world must be repeated to fill the box. */
function turnsInto({ x, width }: MapBox): number[] {
  return [-2, -1, 0, 1, 2]
    .map((turns) => turns * TURN)
    .filter((shift) => x < shift + TURN / 2 && x + width > shift - TURN / 2);
}

/** Degrees between the lines of the grid, so that a handful cross the map. */
function gridStep({ height }: MapBox): number {
  const degrees = height / UNITS_PER_DEGREE;
  return [1, 2, 5, 10, 15, 30].find((step) => degrees / step <= 8) ?? 30;
}

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
