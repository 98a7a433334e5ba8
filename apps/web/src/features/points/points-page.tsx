import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@va/domain/numbers.ts';
import { ledgerCsv } from '@va/domain/points/ledger-csv.ts';
import {
  allEntries,
  deskHoursQuery,
  entriesQuery,
  ownPointsQuery,
  ownRankQuery,
  pointsRulesQuery,
} from '#app/api/points.ts';
import { ColumnChart } from '#app/components/charts/column-chart.tsx';
import { CsvButton } from '#app/components/desk-list/csv-button.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { ClosingCard } from './closing-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { MonthList } from './month-list.tsx';
import { signed } from '#app/lib/signed.ts';
import { useLatch } from '#app/lib/use-latch.ts';
import { shortMonth } from '#app/lib/points-words.ts';
import { RankCard } from './rank-card.tsx';
import { RulesCard } from './rules-card.tsx';

/** The balance, how it came, what the next rank takes and what the next closing looks at. */
export function PointsPage() {
  const points = useQuery(ownPointsQuery);
  const rank = useQuery(ownRankQuery);
  const rules = useQuery(pointsRulesQuery);
  const partLoading = useLoading(points.data?.months[0]?.month);
  // Once shown it stays: a query that failed and is asked again says so in its own place.
  const shown = useLatch(!partLoading && [points, rank, rules].every((one) => !one.isLoading));
  return (
    <>
      <PageHead
        eyebrow="Puntos y rango"
        title="Tus puntos"
        lead="Cada punto con su vuelo y su porqué. Nada se borra: lo que se corrige queda anotado al lado."
        actions={<CsvButton name="puntos" read={async () => ledgerCsv(await allEntries())} />}
      />
      {!shown ? (
        <StateLine kind="loading" title="Cargando tus puntos" />
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid grid-cols-1 gap-4">
            <Loaded query={points} what="tus puntos">
              {({ balance, months }) => (
                <>
                  <SectionCard title="Saldo">
                    <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
                      <span>
                        <b className="text-3xl tabular-nums">{formatNumber(balance)}</b>{' '}
                        {balance === 1 ? 'punto' : 'puntos'}
                      </span>
                      <span className="text-ink-2">
                        Este mes:{' '}
                        <b className="text-ink">
                          {signed((months[0]?.earned ?? 0) + (months[0]?.lost ?? 0))}
                        </b>
                      </span>
                    </p>
                    {months.length > 1 && (
                      <ColumnChart
                        label="Saldo al final de cada mes; debajo están los mismos meses en una lista."
                        columns={months
                          .slice(0, 12)
                          .toReversed()
                          .map((one) => ({
                            name: shortMonth(one.month),
                            value: one.balance,
                            text: formatNumber(one.balance),
                          }))}
                      />
                    )}
                  </SectionCard>
                  <div className="grid grid-cols-1 gap-4 lg:hidden">
                    {rank.data && <RankCard data={rank.data} />}
                  </div>
                  <MonthList months={months} />
                </>
              )}
            </Loaded>
          </div>
          <div className="grid grid-cols-1 gap-4">
            <div className="hidden lg:block">
              <Loaded query={rank} what="tu rango">
                {(data) => <RankCard data={data} />}
              </Loaded>
            </div>
            {points.data && <ClosingCard points={points.data} claimDays={rules.data?.claimDays} />}
            <HoursCard />
            <Loaded query={rules} what="las reglas">
              {(data) => <RulesCard rules={data} />}
            </Loaded>
          </div>
        </div>
      )}
    </>
  );
}

/** Whether a part is still to come that would move what stands below it: entries of the month, and other hours. */
function useLoading(month: string | undefined): boolean {
  const entries = useQuery({ ...entriesQuery(month ?? ''), enabled: month !== undefined });
  const hours = useQuery(deskHoursQuery);
  return entries.isLoading || hours.isLoading;
}
