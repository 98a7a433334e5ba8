import { Link } from 'react-router';
import type { MapBox } from '@va/domain/drawings/map-box.ts';
import type { TrafficMark } from '@va/domain/traffic/traffic-scene.ts';
import { AircraftMark, AROUND_MARK, placeOfMark } from '@va/ui/maps/aircraft-mark.tsx';
import { flightPath } from '../flight-parameter.ts';
import type { TrafficRow } from '../traffic-row.ts';

interface TrafficMarksProps {
  rows: readonly TrafficRow[];
  marks: readonly TrafficMark[];
  box: MapBox;
  selected: string | undefined;
}

/**
 * Aircraft on the map, the selected one above all. Links for the pointer only: the list has the same links, so that the
 * keyboard does not meet each flight twice.
 */
export function TrafficMarks({ rows, marks, box, selected }: TrafficMarksProps) {
  const rowOf = new Map(rows.map((row) => [row.flight.callsign, row]));
  return marks
    .toSorted((a, b) => Number(a.callsign === selected) - Number(b.callsign === selected))
    .map(({ callsign, at }) => {
      const row = rowOf.get(callsign);
      if (!row) return null;
      return (
        <Link
          key={callsign}
          to={flightPath(callsign)}
          preventScrollReset
          replace
          tabIndex={-1}
          aria-hidden
          title={callsign}
          style={placeOfMark(at, box)}
          className={AROUND_MARK}
        >
          <AircraftMark
            grounded={row.grounded}
            heading={row.flight.heading}
            isChosen={callsign === selected}
          />
        </Link>
      );
    });
}
