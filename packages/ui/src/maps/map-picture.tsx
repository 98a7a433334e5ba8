import type { ReactNode } from 'react';
import type { MapBox } from '@va/domain/drawings/map-box.ts';

interface MapPictureProps {
  /** Says what the picture shows, in Spanish. */
  label: string;
  box: MapBox;
  /** Factor that narrows the longitudes, so that shapes look right at this latitude. */
  squeeze: number;
  /** Drawn in map coordinates: land and routes. */
  ground: ReactNode;
  /** Drawn in picture coordinates, undistorted: points and labels. */
  children: ReactNode;
  /** Laid over the picture, in parts of its width and height. */
  overlay?: ReactNode;
}

/** The visible part of the map in picture coordinates. */
export function viewOf(box: MapBox, squeeze: number): MapBox {
  return { x: box.x * squeeze, y: box.y, width: box.width * squeeze, height: box.height };
}

/** Static map: sea, land, routes, and the symbols on them. */
export function MapPicture({ label, box, squeeze, ground, children, overlay }: MapPictureProps) {
  const view = viewOf(box, squeeze);
  return (
    <div className="@container relative w-full overflow-clip bg-(--color-map-sea)">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className="block h-auto w-full"
      >
        <g transform={`scale(${squeeze} 1)`} className="*:[vector-effect:non-scaling-stroke]">
          {ground}
        </g>
        {children}
      </svg>
      {overlay}
    </div>
  );
}
