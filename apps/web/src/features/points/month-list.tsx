import { formatMonth } from '@va/domain/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { clsx } from 'clsx/lite';
import { formatNumber } from '@va/domain/numbers.ts';
import { MONTH_RESULTS } from '@va/domain/points/monthly-close.ts';
import { useState } from 'react';
import { entriesQuery, type PointsMonth } from '#app/api/points.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { ClaimForm } from './claim-form.tsx';
import { LedgerLine, ledgerLines } from './ledger-line.tsx';
import { signed } from '#app/lib/signed.ts';

/** Months that are listed until the others are asked for. */
const SHOWN = 6;

/** The ledger, a month under the other; the entries of a month are read when it is opened. */
export function MonthList({ months }: { months: readonly PointsMonth[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? months : months.slice(0, SHOWN);
  // On the first days of a month there is nothing in it to read yet.
  const lastWritten = months.findIndex(({ earned, lost }) => earned !== 0 || lost !== 0);
  return (
    <section aria-labelledby="apuntes" className="min-w-0">
      <Card className="overflow-clip">
        <h2 id="apuntes" className="px-5 pt-5 pb-3 text-lg font-bold">
          Apuntes
        </h2>
        {shown.map((month, index) => (
          <Month
            key={month.month}
            month={month}
            current={index === 0}
            opened={index === 0 || index <= lastWritten}
            only={months.length === 1}
          />
        ))}
        {shown.length < months.length && (
          <p className="border-t border-line px-3 py-1">
            <Button variant="ghost" onClick={() => setAll(true)}>
              Meses anteriores
            </Button>
          </p>
        )}
      </Card>
    </section>
  );
}

function Month({
  month,
  current,
  opened,
  only,
}: {
  month: PointsMonth;
  current: boolean;
  opened: boolean;
  only: boolean;
}) {
  const [open, setOpen] = useState(opened);
  const { closing } = month;
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-t border-line"
    >
      <summary
        className={clsx(
          'grid min-h-11 cursor-pointer grid-cols-[1fr_auto] items-baseline gap-x-4 px-5 py-3 sm:grid-cols-[12rem_1fr_auto]',
          current && 'bg-surface-2',
        )}
      >
        <span className="font-bold first-letter:uppercase">{formatMonth(month.month)}</span>
        <span className="row-start-2 text-sm text-ink-2 sm:col-start-2 sm:row-start-1">
          {stateOf(month, current)} · {changesOf(month)}
        </span>
        <b className="text-right tabular-nums">
          <span className="text-sm font-normal text-ink-2">Saldo</span> {formatNumber(month.balance)}
        </b>
      </summary>
      {open && <Entries month={month.month} only={only} />}
      {closing && <Statement month={month} closing={closing} />}
    </details>
  );
}

/** The current month is open; an earlier one was closed, waits for a report, or has no closing yet. */
function stateOf({ closing }: PointsMonth, current: boolean): string {
  if (closing) return closing.settledAt ? 'Cerrado' : 'Pendiente';
  return current ? 'Abierto' : 'Sin cerrar';
}

/** Points earned and lost in the month, without a zero one. */
function changesOf({ earned, lost }: PointsMonth): string {
  const changes = lost === 0 ? [earned] : [earned, lost].filter((points) => points !== 0);
  const unit = Math.abs(changes.at(-1) ?? 0) === 1 ? 'punto' : 'puntos';
  return `${changes.map(signed).join(' · ')}\u00A0${unit}`;
}

function Entries({ month, only }: { month: string; only: boolean }) {
  const entries = useQuery(entriesQuery(month));
  return (
    <div className="px-5">
      <Loaded query={entries} what="los apuntes">
        {({ items }) =>
          items.length === 0 ? (
            <p className="pb-3 text-sm text-ink-2">
              {only
                ? 'Todavía no tienes apuntes. Tu primer vuelo válido los trae: las reglas de esta página dicen cuántos.'
                : 'Este mes no tiene apuntes.'}
            </p>
          ) : (
            <ul className="grid divide-y divide-line border-t border-line">
              {ledgerLines(items).map((line) => (
                <LedgerLine key={line[0]?.id} line={line} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

function Statement({ month, closing }: { month: PointsMonth; closing: NonNullable<PointsMonth['closing']> }) {
  const { claim } = month;
  return (
    <div className="grid gap-2 border-t border-line px-5 py-3 text-sm">
      <p>
        <b>Resumen del cierre:</b> {MONTH_RESULTS[closing.result].toLowerCase()}
        {closing.settledAt && (
          <>
            , {formatNumber(closing.balance)} {closing.balance === 1 ? 'punto' : 'puntos'} el{' '}
            <Instant at={closing.settledAt} />
          </>
        )}
        .
      </p>
      {claim && (
        <p>
          {claim.state === 'open' ? 'Has reclamado: el equipo te contestará.' : `Respuesta: ${claim.answer}`}
        </p>
      )}
      {claim?.state !== 'open' && closing.claimsUntil && (
        <ClaimForm month={month.month} until={closing.claimsUntil} />
      )}
    </div>
  );
}
