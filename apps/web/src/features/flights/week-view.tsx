import { dateFormat } from '@va/domain/dates.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { useQuery } from '@tanstack/react-query';
import { TableScroller } from '@va/ui/controls/table-scroller.tsx';
import { UtcTime } from '#app/components/clock-time.tsx';
import { departuresQuery, type Departure } from '#app/api/flights.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { queryOf } from '#app/lib/flight-filters.ts';
import { useNow } from '#app/lib/use-now.ts';
import { NoDepartures } from './no-departures.tsx';
import type { FlightSearch } from './use-flight-search.ts';

const DAYS = 7;
/** Departures of one week that are shown; filters bring others. */
const MOST = 200;
const WEEKDAY = dateFormat({ weekday: 'short' });
const TITLE = dateFormat({ weekday: 'short', day: 'numeric' });

/** A week of the timetable: each flight a row, each day a column, each departure a link. */
export function WeekView({ search }: { search: FlightSearch }) {
  const { params } = search;
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const asked = queryOf(params);
  const date = asked.date ?? today;
  const week = useQuery(departuresQuery({ ...asked, date, days: DAYS, limit: MOST }));
  const dates = Array.from({ length: DAYS }, (_, ahead) =>
    new Date(Date.parse(date) + ahead * DAY_MS).toISOString().slice(0, 10),
  );
  return (
    <Loaded query={week} what="la semana">
      {({ items, total, counts, advice, likes }) => {
        // Seven empty columns would not help, so the advice is shown instead.
        if (items.length === 0) return <NoDepartures search={search} advice={advice} likes={likes} />;
        return (
          <div className="grid gap-2">
            <WeekList items={items} dates={dates} counts={counts.days} />
            <TableScroller
              label="Salidas de la semana"
              className="hidden rounded-lg border border-line bg-surface @3xl:block"
            >
              <table className="w-full min-w-[44rem] border-collapse text-sm">
                <caption className="sr-only">Salidas de siete días, en UTC</caption>
                <thead>
                  <tr className="bg-tile text-on-tile">
                    <th scope="col" className="px-3 py-2 text-left">
                      Vuelo
                    </th>
                    {dates.map((day) => (
                      <th key={day} scope="col" className="px-2 py-2 text-left">
                        {dayOf(day)}
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
        );
      }}
    </Loaded>
  );
}

/** The week on a phone, where seven columns don't fit: each flight with its days. */
function WeekList({
  items,
  dates,
  counts,
}: {
  items: readonly Departure[];
  dates: readonly string[];
  counts: Readonly<Record<string, number>>;
}) {
  return (
    <section aria-label="Salidas de la semana, por vuelo" className="grid gap-2 @3xl:hidden">
      <ul
        aria-label="Salidas de cada día"
        className="grid grid-cols-7 rounded-md bg-tile px-1 py-1.5 text-center text-xs text-on-tile"
      >
        {dates.map((day) => (
          <li key={day}>
            <span className="block">{WEEKDAY(new Date(day))}</span>{' '}
            <span className="block">{day.slice(8)}</span> <b className="block text-sm">{counts[day] ?? 0}</b>
          </li>
        ))}
      </ul>
      {byFlight(items).map(([key, departures]) => (
        <div key={key} className="grid gap-1 rounded-lg border border-line bg-surface px-3 py-2">
          <FlightName departure={departures[0]} />
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4">
            {departures.map((one) => (
              <li key={one.date}>
                <TextLink
                  to={paths.flight(one.number, one.date)}
                  className="inline-flex min-h-11 items-center gap-1.5"
                >
                  {dayOf(one.date)} <UtcTime at={one.std} />
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function dayOf(date: string): string {
  return TITLE(new Date(`${date}T00:00:00Z`));
}

function FlightName({ departure }: { departure: Departure | undefined }) {
  if (departure === undefined) return null;
  return (
    <p>
      <b className="font-mono">
        {airline.icaoCode} {departure.number}
      </b>{' '}
      <small className="text-ink-2">
        {departure.dep.icao} → {departure.arr.icao}
      </small>
    </p>
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
              <TextLink
                to={paths.flight(found.number, found.date)}
                className="inline-block py-1 pointer-coarse:py-2.5"
              >
                <UtcTime at={found.std} />
              </TextLink>
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
