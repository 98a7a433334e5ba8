import { useQuery } from '@tanstack/react-query';
import { ledgerCsv } from '@va/domain/points/ledger-csv.ts';
import {
  allEntries,
  deskHoursQuery,
  entriesQuery,
  ownPointsQuery,
  ownRankQuery,
  pointsRulesQuery,
} from '#app/api/points.ts';
import { CsvButton } from '#app/components/desk-list/csv-button.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { BalanceCard } from './balance-card.tsx';
import { ClosingCard } from './closing-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { MonthList } from './month-list.tsx';
import { useLatch } from '#app/lib/use-latch.ts';
import { RankCard } from './rank-card.tsx';
import { RulesCard } from './rules-card.tsx';

/** Number of months from which the ledger is as long as the column beside it. */
const LONG_LEDGER = 4;

/** The balance, how it came, what the next rank takes and what the next closing looks at. */
export function PointsPage() {
  const points = useQuery(ownPointsQuery);
  const rank = useQuery(ownRankQuery);
  const rules = useQuery(pointsRulesQuery);
  const partLoading = useLoading(points.data?.months[0]?.month);
  // Once shown it stays: a failed query reports its failure in its own place.
  const shown = useLatch(!partLoading && [points, rank, rules].every((one) => !one.isLoading));
  // With a short ledger the rules come below it, so that both columns end together.
  const isShort = (points.data?.months.length ?? 0) < LONG_LEDGER;
  const rulesCard = (
    <Loaded query={rules} what="las reglas">
      {(data) => <RulesCard rules={data} />}
    </Loaded>
  );
  return (
    <>
      <PageHead
        eyebrow="Puntos y rangos"
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
              {(own) => (
                <>
                  <BalanceCard points={own} />
                  <div className="grid grid-cols-1 gap-4 lg:hidden">
                    {rank.data && <RankCard data={rank.data} />}
                  </div>
                  <MonthList months={own.months} />
                </>
              )}
            </Loaded>
            <HoursCard />
            {isShort && rulesCard}
          </div>
          <div className="grid grid-cols-1 gap-4">
            <div className="hidden lg:block">
              <Loaded query={rank} what="tu rango">
                {(data) => <RankCard data={data} />}
              </Loaded>
            </div>
            {points.data && <ClosingCard points={points.data} claimDays={rules.data?.claimDays} />}
            {!isShort && rulesCard}
          </div>
        </div>
      )}
    </>
  );
}

/** Whether data are loading that would move the content below: entries of the month, and other hours. */
function useLoading(month: string | undefined): boolean {
  const entries = useQuery({ ...entriesQuery(month ?? ''), enabled: month !== undefined });
  const hours = useQuery(deskHoursQuery);
  return entries.isLoading || hours.isLoading;
}
