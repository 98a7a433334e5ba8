import type { MapBox } from '@va/domain/drawings/map-box.ts';
import type { TrafficMark } from '@va/domain/traffic/traffic-scene.ts';
import { AircraftMark, AROUND_MARK, placeOfMark } from '@va/ui/maps/aircraft-mark.tsx';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import type { LiveRow } from './live-row.ts';

interface AircraftMarksProps {
  rows: readonly LiveRow[];
  marks: readonly TrafficMark[];
  box: MapBox;
  chosen: string | undefined;
}

/** Aircraft on the map, the chosen one above all. Links for the pointer only: the strips have the same links. */
export function AircraftMarks({ rows, marks, box, chosen }: AircraftMarksProps) {
  const rowOf = new Map(rows.map((row) => [row.flight.id, row]));
  return marks
    .toSorted((a, b) => Number(a.callsign === chosen) - Number(b.callsign === chosen))
    .map(({ callsign: id, at }) => {
      const row = rowOf.get(id);
      if (!row) return null;
      return (
        <Link
          key={id}
          to={paths.liveFlight(id)}
          replace
          preventScrollReset
          tabIndex={-1}
          aria-hidden
          title={row.name}
          style={placeOfMark(at, box)}
          className={AROUND_MARK}
        >
          <AircraftMark
            grounded={row.grounded}
            heading={row.flight.hdg ?? 0}
            isChosen={id === chosen}
            isLost={row.age === 'lost'}
          />
        </Link>
      );
    });
}
