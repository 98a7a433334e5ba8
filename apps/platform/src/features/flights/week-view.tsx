import { useQuery } from '@tanstack/react-query';
import { TableScroller } from '@va/ui/controls/table-scroller.tsx';
import { Link } from 'react-router';
import { departuresQuery, type Departure } from '#app/api/flights.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { queryOf } from '#app/lib/flight-filters.ts';
import { utcTime } from '#app/lib/times.ts';
import { useNow } from '#app/lib/use-now.ts';
import type { FlightSearch } from './use-flight-search.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;
/** Departures of one week that are shown; filters bring others. */
const MOST = 200;
const TITLE = new Intl.DateTimeFormat('es-ES', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

/** A week of the timetable: each flight a row, each day a column, each departure a link. */
export function WeekView({ search: { params } }: { search: FlightSearch }) {
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const asked = queryOf(params);
  const date = asked.date ?? today;
  const week = useQuery(departuresQuery({ ...asked, date, days: DAYS, limit: MOST }));
  const dates = Array.from({ length: DAYS }, (_, ahead) =>
    new Date(Date.parse(date) + ahead * DAY_MS).toISOString().slice(0, 10),
  );
  return (
    <Loaded query={week} what="la semana">
      {({ items, total, counts }) => (
        <div className="grid gap-2">
          <TableScroller label="Salidas de la semana" className="rounded-lg border border-line bg-surface">
            <table className="w-full min-w-[44rem] border-collapse text-sm">
              <caption className="sr-only">Salidas de siete días, en UTC</caption>
              <thead>
                <tr className="bg-tile text-on-tile">
                  <th scope="col" className="px-3 py-2 text-left">
                    Vuelo
                  </th>
                  {dates.map((day) => (
                    <th key={day} scope="col" className="px-2 py-2 text-left">
                      {TITLE.format(new Date(`${day}T00:00:00Z`))}
                      <small className="block font-normal">{counts.days[day] ?? 0}</small>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {byFlight(items).map(([key, departures]) => (
                  <WeekRow key={key} departures={departures} dates={dates} />
                ))}
              </tbody>
            </table>
          </TableScroller>
          {items.length < total && (
            <p className="text-sm text-ink-2">
              Se ven las {items.length} primeras salidas de {total}: elige origen, destino o tipo para ver
              menos a la vez.
            </p>
          )}
        </div>
      )}
    </Loaded>
  );
}

function WeekRow({ departures, dates }: { departures: readonly Departure[]; dates: readonly string[] }) {
  const [first] = departures;
  if (first === undefined) return null;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
        <b className="font-mono">
          {airline.icaoCode} {first.number}
        </b>
        <small className="block text-ink-2">
          {first.dep.icao} → {first.arr.icao}
        </small>
      </th>
      {dates.map((day) => {
        const found = departures.find(({ date }) => date === day);
        return (
          <td key={day} className="px-2 py-2">
            {found && (
              <Link
                to={paths.flight(found.number, found.date)}
                className="inline-block py-1 font-mono text-link underline pointer-coarse:py-2.5"
              >
                {utcTime(found.std)}
              </Link>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Departures of each flight; a number may be of several flights, each on its own days. */
function byFlight(items: readonly Departure[]): [string, Departure[]][] {
  const flights = new Map<string, Departure[]>();
  for (const one of items) {
    const key = `${one.number} ${one.dep.icao} ${one.arr.icao}`;
    flights.set(key, [...(flights.get(key) ?? []), one]);
  }
  return [...flights].toSorted(([, [a]], [, [b]]) => (a?.number ?? 0) - (b?.number ?? 0));
}
