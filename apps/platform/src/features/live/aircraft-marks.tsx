import type { MapBox } from '@va/domain/drawings/map-box.ts';
import type { TrafficMark } from '@va/domain/traffic/traffic-scene.ts';
import { AircraftMark, AROUND_MARK, placeOfMark } from '@va/ui/maps/aircraft-mark.tsx';
import type { LiveRow } from './live-row.ts';
import { PointerLink } from './pointer-link.tsx';

interface AircraftMarksProps {
  rows: readonly LiveRow[];
  marks: readonly TrafficMark[];
  box: MapBox;
  chosen: string | undefined;
}

/** Aircraft on the map, the chosen one above all. */
export function AircraftMarks({ rows, marks, box, chosen }: AircraftMarksProps) {
  const rowOf = new Map(rows.map((row) => [row.flight.id, row]));
  return marks
    .toSorted((a, b) => Number(a.callsign === chosen) - Number(b.callsign === chosen))
    .map(({ callsign: id, at }) => {
      const row = rowOf.get(id);
      if (!row) return null;
      return (
        <PointerLink
          key={id}
          flight={id}
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
        </PointerLink>
      );
    });
}
