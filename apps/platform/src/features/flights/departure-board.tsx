import { useNow } from '#app/lib/use-now.ts';
import { dayTitle } from '#app/lib/times.ts';
import type { Departure } from '#app/api/flights.ts';
import { BOARD_COLUMNS } from './board-columns.ts';
import { DepartureRow } from './departure-row.tsx';
import { departureKey, PARAMETERS } from '#app/lib/flight-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

/** Departures by day; one of them may stand open. */
export function DepartureBoard({ items, search }: { items: readonly Departure[]; search: FlightSearch }) {
  const now = useNow();
  const days = [...new Set(items.map(({ std }) => std.slice(0, 10)))];
  const open = search.params.get(PARAMETERS.open);
  return (
    <div className="grid gap-2 @3xl:gap-0 @3xl:overflow-hidden @3xl:rounded-lg @3xl:border @3xl:border-line @3xl:bg-surface @3xl:shadow-raised">
      {days.map((day) => (
        <section key={day} aria-label={dayTitle(day, now)} className="grid gap-2 @3xl:gap-0">
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
          <ul className="grid gap-2 @3xl:gap-0">
            {items
              .filter(({ std }) => std.startsWith(day))
              .map((departure) => {
                const key = departureKey(departure);
                return (
                  <DepartureRow
                    key={key}
                    departure={departure}
                    open={open === key}
                    onToggle={() => search.set({ [PARAMETERS.open]: open === key ? null : key })}
                  />
                );
              })}
          </ul>
        </section>
      ))}
    </div>
  );
}
