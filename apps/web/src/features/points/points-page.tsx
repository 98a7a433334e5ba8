import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleCheck, TriangleAlert } from 'lucide-react';
import type { OwnPoints } from '@va/contract/points/points.ts';
import { countOf } from '@va/domain/numbers.ts';
import { ledgerCsv } from '@va/domain/points/ledger.ts';
import { formatHours, formatHoursChange } from '@va/domain/quantities.ts';
import {
  allEntries,
  deskHoursQuery,
  entriesQuery,
  type HoursEntry,
  ownPointsQuery,
  ownRankQuery,
  type PointsFigures,
  pointsRulesQuery,
} from '#app/api/points.ts';
import { CsvButton } from '#app/components/desk-list/csv-button.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { PointsRules } from '#app/components/points-rules.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { BalanceCard } from './balance-card.tsx';
import { MonthList } from './month-list.tsx';
import { useLatch } from '#app/lib/use-latch.ts';
import { RankCard } from './rank-card.tsx';

/** Number of months from which the ledger is as long as the column beside it. */
const LONG_LEDGER = 4;

const KINDS: Partial<Record<HoursEntry['kind'], string>> = {
  transfer: 'Horas reconocidas',
  reversal: 'Apunte retirado',
};

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

/** Credits and debits with their figures, and a link to all rules. */
function RulesCard({ rules }: { rules: PointsFigures }) {
  return (
    <SectionCard
      title="Las reglas, en palabras"
      aside={<TextLink to={paths.rules}>Todas, y cómo se pone la nota</TextLink>}
    >
      <PointsRules rules={rules} />
    </SectionCard>
  );
}

/**
 * Hours that no flight brought, each with its reason: with those of the flights, and what of them was not taken, they make
 * the total. Nothing where there are none.
 */
export function HoursCard() {
  const { data } = useQuery(deskHoursQuery);
  if (!data || data.entries.length === 0) return null;
  return (
    <SectionCard title="Horas además de tus vuelos">
      <ul className="grid divide-y divide-line text-sm">
        {data.entries.map(({ id, minutes, kind, postedAt, text }) => (
          <li key={id} className="grid grid-cols-[1fr_auto] gap-x-3 py-2.5">
            <span>{KINDS[kind] ?? 'Corrección'}</span>
            <b className="tabular-nums">{formatHoursChange(minutes)}</b>
            <span className="col-span-2 text-ink-2 wrap-anywhere">
              {text} · <Instant at={postedAt} />
            </span>
          </li>
        ))}
      </ul>
      {data.notTaken > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          De lo retirado no se han restado {formatHours(data.notTaken)}, porque no te quedaban: tu total no
          baja de cero.
        </p>
      )}
    </SectionCard>
  );
}

/** Expected result of this month's closing. */
function ClosingCard({
  points: { closesAt, inactivity },
  claimDays,
}: {
  points: OwnPoints;
  /** Days to claim after the closing; undefined while the rules load. */
  claimDays: number | undefined;
}) {
  const safe = inactivity.flown || inactivity.points === 0;
  const Icon = safe ? CircleCheck : TriangleAlert;
  return (
    <SectionCard title="El cierre de este mes">
      <ul className="grid gap-3 text-sm">
        <li className="flex gap-2">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-2" />
          {inactivity.flown && 'Ya has volado este mes: no habrá descuento por inactividad.'}
          {!inactivity.flown && safe && 'Este mes no tiene descuento por inactividad para ti.'}
          {!safe &&
            `Sin un vuelo válido este mes se descuentan ${countOf(-inactivity.points, 'punto', 'puntos')}. Basta con uno.`}
        </li>
        <li className="flex gap-2">
          <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-2" />
          <span>
            Se cierra el <Instant at={closesAt} />
            {claimDays !== undefined &&
              `, y desde entonces tienes ${countOf(claimDays, 'día', 'días')} para reclamar`}
            .
          </span>
        </li>
      </ul>
    </SectionCard>
  );
}

/** Whether data are loading that would move the content below: entries of the month, and other hours. */
function useLoading(month: string | undefined): boolean {
  const entries = useQuery({ ...entriesQuery(month ?? ''), enabled: month !== undefined });
  const hours = useQuery(deskHoursQuery);
  return entries.isLoading || hours.isLoading;
}
