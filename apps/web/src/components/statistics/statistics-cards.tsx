import { formatMonth, dateFormat } from '@va/domain/dates.ts';
import { formatHours } from '@va/domain/quantities.ts';
import { hoursAndMinutes } from '@va/domain/durations.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import type { Statistics } from '@va/contract/airline/statistics.ts';
import { BarList } from '#app/components/charts/bar-list.tsx';
import { ColumnChart, type ChartColumn } from '#app/components/charts/column-chart.tsx';
import { TableView } from '#app/components/charts/table-view.tsx';
import { ASPECTS } from '@va/domain/maps/aspects.ts';
import { LazyMap } from '#app/components/maps/lazy-map.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

const shortMonth = dateFormat({ month: 'short' });

/** The twelve months of a year with their hours, also those without a flight; years side by side where there is no year. */
export function monthColumns(months: Statistics['months'], year: string | undefined): ChartColumn[] {
  if (year !== undefined)
    return Array.from({ length: 12 }, (_, index) => {
      const month = `${year}-${String(index + 1).padStart(2, '0')}`;
      const minutes = months.find((one) => one.month === month)?.minutes ?? 0;
      return column(shortMonth(new Date(`${month}-01T00:00:00Z`)), minutes);
    });
  const years = new Map<string, number>();
  for (const { month, minutes } of months)
    years.set(month.slice(0, 4), (years.get(month.slice(0, 4)) ?? 0) + minutes);
  return [...years].map(([name, minutes]) => column(name, minutes));
}

function column(name: string, minutes: number): ChartColumn {
  return { name, value: minutes, text: hoursAndMinutes(minutes) };
}

/** Rows that a card shows before its table is opened. */
const SHOWN = 8;

const loadMap = async () => (await import('#app/components/maps/routes-map.tsx')).RoutesMap;

const flightsOf = (flights: number) => countOf(flights, 'vuelo', 'vuelos');

interface StatisticsCardsProps {
  figures: Statistics;
  /** The year that is shown, if it is one. */
  year: string | undefined;
}

/** Flights in pictures: hours, types, airports, routes and landings. */
export function StatisticsCards({ figures, year }: StatisticsCardsProps) {
  const { months, types, airports, routes } = figures;
  const columns = monthColumns(months, year);
  return (
    <div className="grid gap-4 lg:grid-cols-6">
      <div className="grid min-w-0 lg:col-span-4">
        <SectionCard
          high
          title={year === undefined ? 'Horas por año' : `Horas por mes, ${year}`}
          aside={`${formatHours(figures.minutes)} en ${flightsOf(figures.flights)}`}
        >
          <ColumnChart
            columns={columns}
            label={`Horas: ${columns
              .filter(({ value }) => value > 0)
              .map(({ name, text }) => `${name} ${text}`)
              .join(', ')}`}
          />
          <TableView
            label="Horas por mes"
            columns={[{ title: 'Mes' }, { title: 'Vuelos', number: true }, { title: 'Horas', number: true }]}
            rows={months.map(({ month, flights, minutes }) => ({
              key: month,
              cells: [formatMonth(month), formatNumber(flights), hoursAndMinutes(minutes)],
            }))}
          />
        </SectionCard>
      </div>
      <div className="grid lg:col-span-2">
        <Landings landings={figures.landings} />
      </div>
      <div className="min-w-0 lg:col-span-6">
        <SectionCard title="Rutas voladas" aside={countOf(routes.length, 'ruta', 'rutas')}>
          <div className="-mx-5 overflow-clip">
            <LazyMap what="El mapa de las rutas" load={loadMap} props={figures} aspect={ASPECTS.routes} />
          </div>
          <TableView
            label="Rutas voladas"
            columns={[
              { title: 'Origen' },
              { title: 'Destino' },
              { title: 'Vuelos', number: true },
              { title: 'Horas', number: true },
            ]}
            rows={routes.map(({ dep, arr, flights, minutes }) => ({
              key: `${dep.icao} ${arr.icao}`,
              cells: [
                `${dep.icao} ${dep.city}`,
                `${arr.icao} ${arr.city}`,
                formatNumber(flights),
                hoursAndMinutes(minutes),
              ],
            }))}
          />
        </SectionCard>
      </div>
      <div className="grid min-w-0 lg:col-span-4">
        <SectionCard title="Aeropuertos" high aside={formatNumber(airports.length)}>
          <BarList
            wide
            rows={airports.slice(0, SHOWN).map(({ place, flights }) => ({
              key: place.icao,
              name: (
                <>
                  <span className="font-mono">{place.icao}</span> {place.city !== place.icao && place.city}
                </>
              ),
              value: flights,
              text: countOf(flights, 'vez', 'veces'),
            }))}
          />
          <TableView
            label="Aeropuertos"
            columns={[{ title: 'OACI' }, { title: 'Ciudad' }, { title: 'Veces', number: true }]}
            rows={airports.map(({ place, flights }) => ({
              key: place.icao,
              cells: [place.icao, place.city, formatNumber(flights)],
            }))}
          />
        </SectionCard>
      </div>
      <div className="grid lg:col-span-2">
        <SectionCard title="Tipos" high>
          <BarList
            // The bars are hours: the longest comes first.
            rows={types
              .toSorted((a, b) => b.minutes - a.minutes)
              .map(({ type, flights, minutes }) => ({
                key: type ?? '',
                name: type ?? 'sin tipo',
                value: minutes,
                text: `${formatHours(minutes)}, ${flightsOf(flights)}`,
              }))}
          />
        </SectionCard>
      </div>
    </div>
  );
}

function Landings({ landings: { count, median, bands } }: { landings: Statistics['landings'] }) {
  const last = Math.max(4, ...bands.map(({ fromFpm }) => fromFpm / 100));
  const columns = Array.from({ length: last + 1 }, (_, index) => {
    const value = bands.find(({ fromFpm }) => fromFpm === index * 100)?.count ?? 0;
    return { name: `${index * 100}`, value, text: formatNumber(value) };
  });
  return (
    <SectionCard
      high
      title="Tomas"
      aside={median !== null && `Mediana, ${formatNumber(Math.round(median))}\u00a0ft/min`}
    >
      {count === 0 ? (
        <p className="text-ink-2">
          Todavía no hay ninguna toma medida: las miden los programas de vuelo, no los informes a mano.
        </p>
      ) : (
        <>
          <ColumnChart
            columns={columns}
            label={`Velocidad vertical de ${countOf(count, 'toma', 'tomas')}, en tramos de 100 ft/min`}
          />
          <TableView
            label="Tomas por velocidad vertical"
            columns={[{ title: 'Desde, ft/min' }, { title: 'Tomas', number: true }]}
            rows={columns.map(({ name, text }) => ({ key: name, cells: [name, text] }))}
          />
        </>
      )}
    </SectionCard>
  );
}
