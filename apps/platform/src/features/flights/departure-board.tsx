import { memo } from 'react';
import { useAfterPaint } from '#app/lib/use-after-paint.ts';
import { useNow } from '#app/lib/use-now.ts';
import { dayTitle } from '#app/lib/times.ts';
import type { Departure } from '#app/api/flights.ts';
import { BOARD_COLUMNS } from './board-columns.ts';
import { DepartureRow } from './departure-row.tsx';
import { departureKey } from '#app/lib/flight-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

/** Departures that are painted first: more than any window shows of them. */
const FIRST = 10;

interface DepartureBoardProps {
  items: readonly Departure[];
  /** The whole board in the first frame, for a page that one comes back to and that stands where one left it. */
  atOnce: boolean;
  /** The departure that stands open, as `departureKey` names it. */
  open: string | null;
  set: FlightSearch['set'];
}

/**
 * Departures by day; one of them may stand open. A new board paints what a window shows of it and then the rest, so that
 * a filter answers at once; who shows another search gives it another `key`.
 */
export const DepartureBoard = memo(function DepartureBoard({
  items,
  atOnce,
  open,
  set,
}: DepartureBoardProps) {
  const now = useNow();
  const whole = useAfterPaint(true, atOnce);
  const shown = whole ? items : items.slice(0, FIRST);
  const several = new Set(items.map(({ dep }) => dep.icao)).size > 1;
  const far = new Set(shown.slice(FIRST));
  const days = [...new Set(shown.map(({ std }) => std.slice(0, 10)))];
  return (
    <div className="space-y-2 @3xl:space-y-0 @3xl:overflow-hidden @3xl:rounded-lg @3xl:border @3xl:border-line @3xl:bg-surface @3xl:shadow-raised">
      {days.map((day) => (
        <section key={day} aria-label={dayTitle(day, now)} className="space-y-2 @3xl:space-y-0">
          <div
            className={`grid items-center gap-x-3.5 rounded-md bg-tile px-4 py-1.5 @3xl:rounded-none ${BOARD_COLUMNS}`}
          >
            <h2 className="text-sm font-bold text-on-tile @3xl:col-span-2">{dayTitle(day, now)}</h2>
            {['Vuelo y avión', 'Bloque y llegada', 'Puntos'].map((word) => (
              <span key={word} aria-hidden className="hidden text-xs text-on-sidebar-2 @3xl:block">
                {word}
              </span>
            ))}
          </div>
          <ul className="space-y-2 @3xl:space-y-0">
            {shown
              .filter(({ std }) => std.startsWith(day))
              .map((departure) => (
                <DepartureRow
                  key={departureKey(departure)}
                  departure={departure}
                  origin={several}
                  open={open === departureKey(departure)}
                  far={far.has(departure)}
                  set={set}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
