import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { MapBox } from '@va/domain/drawings/map-box.ts';
import type { TrafficMark } from '@va/domain/traffic/traffic-scene.ts';
import { AIRLINER } from '@va/ui/maps/airliner.ts';
import { flightPath } from '../flight-parameter.ts';
import type { TrafficRow } from '../traffic-row.ts';

interface TrafficMarksProps {
  rows: readonly TrafficRow[];
  marks: readonly TrafficMark[];
  box: MapBox;
  selected: string | undefined;
}

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
