import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { MapBox } from '@va/domain/drawings/projection.ts';
import type { TrafficMark } from '@va/domain/traffic/scene.ts';
import { flightPath } from '../flight-parameter.ts';
import type { TrafficRow } from '../traffic-row.ts';

interface TrafficMarksProps {
  rows: readonly TrafficRow[];
  marks: readonly TrafficMark[];
  box: MapBox;
  selected: string | undefined;
}

/** From above, nose up, in a box of 24 by 24. */
const AIRLINER =
  'M12 1.5c-.9 0-1.6 1-1.6 2.7v4.6L2 14.2v2.1l8.4-2.4v4.5l-2.6 2v1.6l4.2-1.1 4.2 1.1v-1.6l-2.6-2v-4.5l8.4 2.4v-2.1l-8.4-5.4V4.2c0-1.7-.7-2.7-1.6-2.7z';

/**
 * Aircraft on the map, of constant size. Links for the pointer only: the list has the same links, so that the
 * keyboard does not meet each flight twice.
 */
export function TrafficMarks({ rows, marks, box, selected }: TrafficMarksProps) {
  const rowOf = new Map(rows.map((row) => [row.flight.callsign, row]));
  return marks
    .toSorted((a, b) => Number(a.callsign === selected) - Number(b.callsign === selected))
    .map(({ callsign, at }) => {
      const row = rowOf.get(callsign);
      if (!row) return null;
      const isSelected = callsign === selected;
      return (
        <Link
          key={callsign}
          to={flightPath(callsign)}
          preventScrollReset
          replace
          tabIndex={-1}
          aria-hidden
          title={callsign}
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
                isSelected ? 'bg-(--color-map-route)' : 'bg-(--color-map-dot)',
              )}
            />
          ) : (
            <svg
              viewBox="0 0 24 24"
              style={{ rotate: `${row.flight.heading}deg` }}
              className={clsx(
                'stroke-(--color-map-sea) [paint-order:stroke]',
                isSelected ? 'size-7 fill-(--color-map-route)' : 'size-5 fill-(--color-map-dot)',
              )}
              strokeWidth={isSelected ? 3 : 4}
            >
              <path d={AIRLINER} />
            </svg>
          )}
        </Link>
      );
    });
}
