import { memo } from 'react';
import { useAfterPaint } from '#app/lib/use-after-paint.ts';
import { useNow } from '#app/lib/use-now.ts';
import { dayTitle } from '#app/lib/times.ts';
import type { Departure } from '#app/api/flights.ts';
import { BOARD_COLUMNS, DepartureRow } from './departure-row.tsx';
import { departureKey } from '#app/lib/flight-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

/**
 * Height taken for one departure, CSS px, to guess how many a window shows below the head of the page: a line has 80, a
 * card more.
 */
const HEIGHT = 100;

interface DepartureBoardProps {
  items: readonly Departure[];
  /** The search that these departures answer. */
  asked: string;
  /** Renders the whole board in the first frame, so that «Atrás» finds the scroll position again. */
  atOnce: boolean;
  /** The departure that is unfolded, as `departureKey` names it. */
  open: string | null;
  set: FlightSearch['set'];
}

/**
 * Departures by day; one of them may be unfolded. A new result first renders what fits into a window and then the rest,
 * so that a filter answers at once. Rows are keyed by their place, so that another search changes texts and mounts no
 * row anew.
 */
export const DepartureBoard = memo(function DepartureBoard({
  items,
  asked,
  atOnce,
  open,
  set,
}: DepartureBoardProps) {
  const now = useNow();
  const whole = useAfterPaint(asked, atOnce ? asked : '') === asked;
  const inWindow = Math.ceil(innerHeight / HEIGHT);
  const shown = whole ? items : items.slice(0, inWindow);
  const several = new Set(items.map(({ dep }) => dep.icao)).size > 1;
  const far = new Set(shown.slice(inWindow));
  const days = [...new Set(shown.map(({ std }) => std.slice(0, 10)))].map(
    (day) => [day, dayTitle(day, now)] as const,
  );
  return (
    <div className="isolate space-y-2 @3xl:space-y-0 @3xl:overflow-hidden @3xl:rounded-lg @3xl:border @3xl:border-line @3xl:bg-surface @3xl:shadow-raised">
      {days.map(([day, title], at) => (
        <section key={at} aria-label={title} className="space-y-2 @3xl:space-y-0">
          <div
            className={`grid items-center gap-x-3.5 rounded-md bg-tile px-4 py-1.5 @3xl:rounded-none ${BOARD_COLUMNS}`}
          >
            <h2 className="text-sm font-bold text-on-tile @3xl:col-span-2">{title}</h2>
            {['Vuelo y avión', 'Bloque y llegada', 'Puntos'].map((word) => (
              <span key={word} aria-hidden className="hidden text-xs text-on-sidebar-2 @3xl:block">
                {word}
              </span>
            ))}
          </div>
          <ul className="space-y-2 @3xl:space-y-0">
            {shown
              .filter(({ std }) => std.startsWith(day))
              .map((departure, place) => (
                <DepartureRow
                  key={place}
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
