import { useQuery } from '@tanstack/react-query';
import { flownQuery, type LogbookFilter } from '#app/api/reports.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { StatisticsCards } from '#app/components/statistics/statistics-cards.tsx';
import { YearField } from '#app/components/statistics/year-field.tsx';
import { daysOf, yearOf } from '#app/lib/asked-year.ts';

/** A year of the logbook in pictures, and all routes on a map; filters of airport, type and days hold here too. */
export function FlownPictures({
  filter: { airport, type, from, to },
  params,
  onYear,
}: {
  filter: LogbookFilter;
  params: URLSearchParams;
  onYear: (year: string) => void;
}) {
  // Days of the filter say more than a year.
  const year = (from ?? to) ? undefined : yearOf(params);
  const query = useQuery(flownQuery({ airport, type, ...((from ?? to) ? { from, to } : daysOf(year)) }));
  // The map shows every route, whatever the year.
  const { data: ever } = useQuery(flownQuery({ airport, type, from, to }));
  return (
    <section aria-label="Tu año en imágenes" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-xl font-bold">
          {year === undefined ? 'Tus vuelos en imágenes' : `Tu ${year} en imágenes`}
        </h2>
        {!(from ?? to) && <YearField year={year} firstYear={query.data?.firstYear} onChange={onYear} />}
      </div>
      <Loaded query={query} what="las imágenes" inside>
        {(figures) =>
          figures.flights === 0 ? (
            <p className="text-ink-2">
              Todavía no hay vuelos que cuenten en este periodo: salen aquí cuando se aceptan.
            </p>
          ) : (
            <StatisticsCards figures={figures} year={year} onMap={ever} />
          )
        }
      </Loaded>
    </section>
  );
}
