import type { MapBox } from '@va/domain/drawings/map-box.ts';
import type { TrafficMark } from '@va/domain/traffic/traffic-scene.ts';
import { AIRLINER } from '@va/ui/maps/airliner.ts';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import type { LiveRow } from './live-row.ts';

interface AircraftMarksProps {
  rows: readonly LiveRow[];
  marks: readonly TrafficMark[];
  box: MapBox;
  chosen: string | undefined;
}

/**
 * Aircraft on the map, of constant size; hollow once their signal is lost. Links for the pointer only: the strips have
 * the same links.
 */
export function AircraftMarks({ rows, marks, box, chosen }: AircraftMarksProps) {
  const rowOf = new Map(rows.map((row) => [row.flight.id, row]));
  return marks.map(({ callsign: id, at }) => {
    const row = rowOf.get(id);
    if (!row) return null;
    const isChosen = id === chosen;
    return (
      <Link
        key={id}
        to={paths.liveFlight(id)}
        replace
        preventScrollReset
        tabIndex={-1}
        aria-hidden
        title={row.name}
        style={{
          left: `${((at.x - box.x) / box.width) * 100}%`,
          top: `${((at.y - box.y) / box.height) * 100}%`,
        }}
        className="absolute grid size-8 -translate-1/2 place-items-center"
      >
        {row.grounded ? (
          <span
            className={clsx(
              'size-2.5 rotate-45 border-2 border-(--color-map-sea)',
              isChosen ? 'bg-(--color-map-route)' : 'bg-(--color-map-dot)',
            )}
          />
        ) : (
          <svg
            viewBox="0 0 24 24"
            style={{ rotate: `${row.flight.hdg ?? 0}deg` }}
            className={clsx(
              '[paint-order:stroke]',
              isChosen ? 'size-7' : 'size-5',
              row.age === 'lost'
                ? 'fill-(--color-map-sea) stroke-(--color-map-dot) [stroke-dasharray:3_2]'
                : clsx(
                    'stroke-(--color-map-sea)',
                    isChosen ? 'fill-(--color-map-route)' : 'fill-(--color-map-dot)',
                  ),
            )}
            strokeWidth={row.age === 'lost' ? 1.5 : isChosen ? 3 : 4}
          >
            <path d={AIRLINER} />
          </svg>
        )}
      </Link>
    );
  });
}
