import { formatMiles } from '@va/domain/quantities.ts';
import { useQuery } from '@tanstack/react-query';
import { hoursAndMinutes } from '@va/domain/durations.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { statisticsCsv } from '@va/domain/report/statistics-csv.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { statisticsQuery } from '#app/api/statistics.ts';
import { CsvButton } from '#app/components/desk-list/csv-button.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { StatisticsCards } from '#app/components/statistics/statistics-cards.tsx';
import { YearField } from '#app/components/statistics/year-field.tsx';
import { daysOf, yearOf } from '#app/lib/asked-year.ts';

interface StatisticsPageProps {
  whose: 'me' | 'airline';
  /** Under the figures. */
  children?: ReactNode;
}

const WORDS = {
  me: {
    title: 'Tus estadísticas',
    lead: 'Tus vuelos que cuentan, por mes, tipo, ruta y aeropuerto.',
    what: 'tus cifras',
    file: 'estadisticas',
    other: 'La aerolínea',
    to: paths.airlineStatistics,
  },
  airline: {
    title: 'La aerolínea en cifras',
    lead: 'Los vuelos que cuentan de toda la aerolínea, cada uno una vez.',
    what: 'las cifras',
    file: 'estadisticas-aerolinea',
    other: 'Las tuyas',
    to: paths.statistics,
  },
} as const;

/** Page of the totals of flights in one year or all, for the pilot or the airline. */
export function StatisticsPage({ whose, children }: StatisticsPageProps) {
  const [params, setParams] = useSearchParams();
  const year = yearOf(params);
  const query = useQuery(statisticsQuery(whose, daysOf(year)));
  const { title, lead, what, file, other, to } = WORDS[whose];
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        actions={
          <>
            {whose === 'me' && (
              <>
                <ButtonLink to={paths.awards}>Tus premios</ButtonLink>
                <ButtonLink to={paths.year}>Tu año en una imagen</ButtonLink>
              </>
            )}
            <ButtonLink to={to}>{other}</ButtonLink>
          </>
        }
      />
      <div className="mb-4 sm:max-w-xs">
        <YearField
          year={year}
          firstYear={query.data?.firstYear}
          onChange={(ano) => setParams({ ano }, { replace: true, preventScrollReset: true })}
        />
      </div>
      <Loaded query={query} what={what}>
        {(figures) =>
          figures.flights === 0 ? (
            <EmptyState
              icon={ChartColumn}
              title={year === undefined ? 'Todavía no hay vuelos' : `Todavía no hay vuelos en ${year}`}
            >
              <p className="text-ink-2">Aquí aparece lo que sume cada vuelo aceptado y válido.</p>
            </EmptyState>
          ) : (
            <div className="grid gap-4">
              <Card className="p-4">
                <FactList
                  facts={[
                    ['Vuelos', formatNumber(figures.flights)],
                    ['Horas', hoursAndMinutes(figures.minutes)],
                    ['Distancia', formatMiles(figures.distanceNm)],
                    ['Aeropuertos', formatNumber(figures.airports.length)],
                    ['Rutas', formatNumber(figures.routes.length)],
                  ]}
                />
              </Card>
              <StatisticsCards figures={figures} year={year} />
              <div>
                <CsvButton name={file} read={() => statisticsCsv(figures)} />
              </div>
            </div>
          )
        }
      </Loaded>
      {children}
    </>
  );
}
