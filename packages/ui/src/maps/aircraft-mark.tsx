import type { MapBox } from '@va/domain/drawings/map-box.ts';
import type { MapPoint } from '@va/domain/drawings/projection.ts';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { AIRLINER } from './airliner.ts';

interface AircraftMarkProps {
  grounded: boolean;
  /** Degrees; 0 where nobody has told. */
  heading: number;
  isChosen: boolean;
  /** Hollow: its signal is lost. */
  isLost?: boolean;
}

/** An aircraft over a map, of constant size; a diamond on the ground. */
export function AircraftMark({ grounded, heading, isChosen, isLost = false }: AircraftMarkProps) {
  if (grounded)
    return (
      <span
        className={clsx(
          'size-2.5 rotate-45 border-2 border-(--color-map-sea)',
          isChosen ? 'bg-(--color-map-route)' : 'bg-(--color-map-dot)',
        )}
      />
    );
  const filled = clsx(
    'stroke-(--color-map-sea)',
    isChosen ? 'fill-(--color-map-route)' : 'fill-(--color-map-dot)',
  );
  return (
    <svg
      viewBox="0 0 24 24"
      style={{ rotate: `${heading}deg` }}
      className={clsx(
        '[paint-order:stroke]',
        isChosen ? 'size-7' : 'size-5',
        isLost ? 'fill-(--color-map-sea) stroke-(--color-map-dot) [stroke-dasharray:3_2]' : filled,
      )}
      strokeWidth={isLost ? 1.5 : isChosen ? 3 : 4}
    >
      <path d={AIRLINER} />
    </svg>
  );
}

/** The link around a mark: as large as a finger needs on a map that is full. */
export const AROUND_MARK = 'absolute grid size-8 -translate-1/2 place-items-center';

/** Where a mark stands over the picture of this part of the map. */
export function placeOfMark(at: MapPoint, box: MapBox): CSSProperties {
  return {
    left: `${((at.x - box.x) / box.width) * 100}%`,
    top: `${((at.y - box.y) / box.height) * 100}%`,
  };
}
