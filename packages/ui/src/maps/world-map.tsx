import type { LabelledPoint } from '@va/domain/drawings/place-labels.ts';
import { squeezeOf, type MapBox } from '@va/domain/drawings/map-box.ts';
import type { MapPoint } from '@va/domain/drawings/projection.ts';
import type { Position } from '@va/domain/great-circle.ts';
import type { ReactNode } from 'react';
import { MapDots, MapGround } from './map-ground.tsx';
import { MapLabels } from './map-labels.tsx';
import { MapPicture, viewOf } from './map-picture.tsx';

/** All points are in map coordinates, as `project` gives them. */
interface WorldMapProps {
  /** Says what the picture shows, in Spanish. */
  label: string;
  box: MapBox;
  /** Width of the picture over its height. */
  aspect: number;
  /** SVG path of the world's land. */
  land: string;
  /** Airports of the network, as small dots. */
  network: readonly Position[];
  /** Routes and tracks, over the land. */
  lines: ReactNode;
  /** Places to draw; the highlighted ones, and those with a ring. */
  dots?: { points: readonly MapPoint[]; main?: readonly MapPoint[]; ringed?: readonly MapPoint[] };
  names: readonly LabelledPoint[];
  /** Points that names avoid if possible. */
  avoid?: readonly MapPoint[];
  /** Boxes covered by the overlay, which names avoid. */
  blocked?: readonly MapBox[];
  /** Names only the important places in a narrow picture. */
  sparse?: boolean;
  /** Factor for the distance of names from their points. */
  clearance?: number;
  /** Laid over the picture, in parts of its width and height. */
  overlay?: ReactNode;
}

/** Land and sea with lines, dots and names on them. */
export function WorldMap({
  label,
  box,
  aspect,
  land,
  network,
  lines,
  dots,
  names,
  avoid = [],
  blocked = [],
  overlay,
  ...labels
}: WorldMapProps) {
  const squeeze = squeezeOf(box, aspect);
  const flat = <T extends MapPoint>(points: readonly T[]) =>
    points.map((point) => ({ ...point, x: point.x * squeeze }));
  return (
    <MapPicture
      label={label}
      box={box}
      squeeze={squeeze}
      ground={
        <>
          <MapGround box={box} land={land} places={network} />
          {lines}
        </>
      }
      overlay={overlay}
    >
      {dots && (
        <MapDots points={flat(dots.points)} main={flat(dots.main ?? [])} ringed={flat(dots.ringed ?? [])} />
      )}
      <MapLabels
        view={viewOf(box, squeeze)}
        points={flat(names)}
        avoid={flat(avoid)}
        blocked={flat(blocked).map((covered) => ({ ...covered, width: covered.width * squeeze }))}
        {...labels}
      />
    </MapPicture>
  );
}
