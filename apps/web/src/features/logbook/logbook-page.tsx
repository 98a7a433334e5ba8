import { formatHours, formatMiles } from '@va/domain/quantities.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatNumber } from '@va/domain/numbers.ts';
import { logbookCsv } from '@va/domain/report/logbook-csv.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { BookOpen, Download } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import {
  allReports,
  keptTotalsQuery,
  type LogbookFilter,
  logbookQuery,
  totalsQuery,
} from '#app/api/reports.ts';
import type { PilotTotals } from '@va/contract/airline/statistics.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ButtonLink, TextLink } from '#app/components/text-link.tsx';
import type { LogbookTotals } from '#app/lib/report-types.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { saveFile } from '#app/lib/save-file.ts';
import { keepPages } from '#app/services/keep-pages.ts';
import { paths } from '#app/config/paths.ts';
import { totalsFacts } from '#app/lib/totals-facts.ts';
import { filterOf, orderOf, type FilterName, LogbookFilters } from './logbook-filters.tsx';
import { LogbookList } from './logbook-list.tsx';

/** The pilot's flights, the latest first unless another order is asked for, with what they add up to. */
export function LogbookPage() {
  useEffect(keepPages, []);
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const cursor = params.get('pagina') ?? undefined;
  const reports = useQuery(logbookQuery({ ...filter, sort: orderOf(params), cursor, limit: 25 }));
  const totals = useQuery(totalsQuery(filter));
  const own = useQuery(keptTotalsQuery);
  const change = (name: FilterName | 'orden' | 'pagina' | null, value: string | undefined) =>
    setParams(
      (before) => {
        // Removing all filters keeps the order, since it hides no flight.
        const kept = [...before].filter(([key]) => name !== null || key === 'orden');
        const after = new URLSearchParams(kept);
        // Another filter begins another list.
        after.delete('pagina');
        if (name && value) after.set(name, value);
        else if (name) after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <PageHead
        title="Mis vuelos"
        lead="Tus vuelos, con su nota y lo que sumaron."
        actions={
          <>
            <ButtonLink to={paths.manualReport}>Reporte manual</ButtonLink>
            <ExportButtons filter={filter} />
          </>
        }
      />
      {totals.data && (
        <Totals totals={totals.data} filtered={Object.keys(filter).length > 0} own={own.data} />
      )}
      <LogbookFilters params={params} onChange={change} />
      <Loaded query={reports} what="tus vuelos">
        {({ items, next }) =>
          items.length === 0 ? (
            <Nothing filtered={Object.keys(filter).length > 0} />
          ) : (
            <div className="grid gap-4">
              <LogbookList reports={items} />
              <MoreButtons cursor={cursor} next={next} onMove={(at) => change('pagina', at)} />
              <p className="text-ink-2">
                Horas por mes, tomas, tipos, aeropuertos y el mapa de tus rutas:{' '}
                <TextLink to={paths.statistics}>tus estadísticas</TextLink>.
              </p>
            </div>
          )
        }
      </Loaded>
    </>
  );
}

/** The flights that the filter finds, as a file. */
function ExportButtons({ filter }: { filter: LogbookFilter }) {
  const save = useMutation({
    mutationFn: async (format: 'csv' | 'json') => {
      const reports = await allReports(filter);
      const name = `bitacora-${new Date().toISOString().slice(0, 10)}.${format}`;
      if (format === 'csv') saveFile(name, 'text/csv', logbookCsv(reports));
      else saveFile(name, 'application/json', JSON.stringify(reports, null, 2));
    },
  });
  return (
    <>
      {(['csv', 'json'] as const).map((format) => (
        <ActButton key={format} act={save} input={format}>
          <Download aria-hidden className="size-4" /> {format.toUpperCase()}
        </ActButton>
      ))}
      <FormProblem error={save.error} />
    </>
  );
}

/** Totals of the flights. Without a filter they are the figures of the other pages. */
function Totals({
  totals,
  own,
  filtered,
}: {
  totals: LogbookTotals;
  own: PilotTotals | undefined;
  filtered: boolean;
}) {
  const elsewhere = own && !filtered ? own.minutes - totals.minutes : 0;
  return (
    <Card className="mb-4 grid gap-2 p-4">
      <FactList
        facts={[
          ...(own && !filtered
            ? totalsFacts(own)
            : totalsFacts({ ...totals, lastFlightAt: null }).map(([label, value]): [string, string] => [
                label === 'Puntos' ? 'Puntos de vuelos' : label,
                value,
              ])),
          ['Informes', formatNumber(totals.reports)],
          ['Distancia', formatMiles(totals.distanceNm)],
        ]}
      />
      {elsewhere > 0 && (
        <p className="text-sm text-ink-2">
          De tus horas, {formatHours(elsewhere)} no vienen de un informe de esta lista.
        </p>
      )}
    </Card>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState icon={BookOpen} title={filtered ? 'Ningún vuelo con estos filtros' : 'Todavía no has volado'}>
      <p className="text-ink-2">
        {filtered
          ? 'Quita alguno, o cambia las fechas.'
          : 'Reserva un vuelo, vuélalo con tu ACARS, y su informe aparece aquí con la nota explicada.'}
      </p>
      {!filtered && (
        <p className="flex flex-wrap justify-center gap-x-6 gap-y-2">
          <TextLink to={paths.flights}>Buscar vuelo</TextLink>
          <TextLink to={paths.connect}>Conecta tu ACARS</TextLink>
        </p>
      )}
    </EmptyState>
  );
}
