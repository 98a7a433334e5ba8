import { formatMonth } from '@va/domain/dates.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import type { OwnPoints } from '@va/contract/points/points.ts';
import { clsx } from 'clsx/lite';
import { useState } from 'react';
import { SectionCard } from '#app/components/section-card.tsx';
import { signed } from '#app/lib/signed.ts';
import { BalanceChart } from './balance-chart.tsx';

/** Numbers of months that the chart can show. */
const SPANS = [12, 24] as const;

/** The balance of now, what this month has brought, and how it came. */
export function BalanceCard({ points: { balance, months, thresholds } }: { points: OwnPoints }) {
  const [span, setSpan] = useState<number>(SPANS[0]);
  const [current] = months;
  return (
    <SectionCard
      title="Saldo"
      aside={
        months.length > SPANS[0] && (
          <div role="group" aria-label="Meses del dibujo" className="flex rounded-md border border-control">
            {SPANS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={span === one}
                onClick={() => setSpan(one)}
                className={clsx(
                  'min-h-9 px-3 font-bold first:rounded-l-md last:rounded-r-md pointer-coarse:min-h-11',
                  span === one ? 'bg-link text-surface' : 'bg-surface text-ink',
                )}
              >
                {one} meses
              </button>
            ))}
          </div>
        )
      }
    >
      <p className="flex flex-wrap items-end gap-x-8 gap-y-1">
        <span>
          <b className="text-3xl tabular-nums">{formatNumber(balance)}</b>{' '}
          {balance === 1 ? 'punto' : 'puntos'}
        </span>
        {current && (
          <span className="text-ink-2">
            <span className="inline-block first-letter:uppercase">{formatMonth(current.month)}</span>:{' '}
            <b className="text-ink">{signed(current.earned + current.lost)}</b>
          </span>
        )}
      </p>
      {months.length > 1 && <BalanceChart months={months.slice(0, span)} thresholds={thresholds} />}
    </SectionCard>
  );
}
