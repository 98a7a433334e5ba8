import { useQuery } from '@tanstack/react-query';
import { hoursAndMinutes } from '@va/domain/durations.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { buttonClass } from '@va/ui/controls/button-class.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { BookOpen } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { logbookQuery, totalsQuery } from '#app/api/reports.ts';
import type { LogbookTotals } from '#app/lib/report-types.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { paths } from '#app/config/paths.ts';
import { tenths } from '#app/lib/tenths.ts';
import { ExportButtons } from './export-buttons.tsx';
import { filterOf, type FilterName } from './logbook-filter.ts';
import { LogbookFilters } from './logbook-filters.tsx';
import { LogbookList } from './logbook-list.tsx';

/** The pilot's flights, the latest first, with what they add up to. */
export function LogbookPage() {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const cursor = params.get('pagina') ?? undefined;
  const reports = useQuery(logbookQuery({ ...filter, cursor, limit: 25 }));
  const totals = useQuery(totalsQuery(filter));
  const change = (name: FilterName | 'pagina' | null, value: string | undefined) =>
    setParams(
      (before) => {
        if (name === null) return new URLSearchParams();
        const after = new URLSearchParams(before);
        // Another filter begins another list.
        after.delete('pagina');
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <PageHead
        title="Bitácora"
        lead="Tus vuelos, con su nota y lo que sumaron."
        actions={
          <>
            <Link to={paths.manualReport} className={buttonClass({})}>
              Reporte manual
            </Link>
            <ExportButtons filter={filter} />
          </>
        }
      />
      {totals.data && <Totals totals={totals.data} />}
      <LogbookFilters params={params} onChange={change} />
      <Loaded query={reports} what="tus vuelos">
        {({ items, next }) =>
          items.length === 0 ? (
            <Nothing filtered={Object.keys(filter).length > 0} />
          ) : (
            <div className="grid gap-4">
              <LogbookList reports={items} />
              <MoreButtons cursor={cursor} next={next} onMove={(at) => change('pagina', at)} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}

function Totals({ totals }: { totals: LogbookTotals }) {
  return (
    <Card className="mb-4 p-4">
      <FactList
        facts={[
          ['Vuelos que cuentan', `${totals.flights} de ${totals.reports}`],
          ['Horas', hoursAndMinutes(totals.minutes)],
          ['Puntos de vuelos', formatNumber(totals.points)],
          ['Distancia', `${formatNumber(Math.round(totals.distanceNm))}\u202fNM`],
          ['Media de los últimos 20', totals.meanScore === null ? 'sin notas' : tenths(totals.meanScore)],
        ]}
      />
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
    </EmptyState>
  );
}
