import { formatMonth } from '@va/domain/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { Card } from '@va/ui/controls/card.tsx';
import { formatNumber } from '@va/domain/numbers.ts';
import { MONTH_RESULTS } from '@va/domain/points/monthly-close.ts';
import { useState } from 'react';
import { entriesQuery, type PointsMonth } from '#app/api/points.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { ClaimForm } from './claim-form.tsx';
import { LedgerLine } from './ledger-line.tsx';
import { ledgerLines } from './ledger-lines.ts';
import { signed } from '#app/lib/signed.ts';

/** The ledger, a month under the other; the entries of a month are read when it is opened. */
export function MonthList({ months }: { months: readonly PointsMonth[] }) {
  return (
    <section aria-labelledby="apuntes" className="grid gap-2">
      <h2 id="apuntes" className="text-lg font-bold">
        Apuntes
      </h2>
      {months.map((month, index) => (
        <Month key={month.month} month={month} first={index === 0} only={months.length === 1} />
      ))}
    </section>
  );
}

function Month({ month, first, only }: { month: PointsMonth; first: boolean; only: boolean }) {
  const [open, setOpen] = useState(first);
  const { closing } = month;
  return (
    <Card className="p-0">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="grid min-h-11 cursor-pointer grid-cols-[1fr_auto] items-baseline gap-x-4 px-4 py-3 sm:grid-cols-[12rem_1fr_auto]">
          <span className="font-bold first-letter:uppercase">{formatMonth(month.month)}</span>
          <span className="row-start-2 text-sm text-ink-2 sm:col-start-2 sm:row-start-1">
            {stateOf(month, first)} · {changesOf(month)}
          </span>
          <b className="text-right tabular-nums">
            <span className="text-sm font-normal text-ink-2">Saldo</span> {formatNumber(month.balance)}
          </b>
        </summary>
        {open && <Entries month={month.month} only={only} />}
        {closing && <Statement month={month} closing={closing} />}
      </details>
    </Card>
  );
}

/** The current month is open; an earlier one was closed, waits for a report, or has no closing yet. */
function stateOf({ closing }: PointsMonth, current: boolean): string {
  if (closing) return closing.settledAt ? 'Cerrado' : 'Pendiente';
  return current ? 'Abierto' : 'Sin cerrar';
}

/** What the month gave and what it took, in points; one of both that is nothing is left out. */
function changesOf({ earned, lost }: PointsMonth): string {
  const changes = lost === 0 ? [earned] : [earned, lost].filter((points) => points !== 0);
  const unit = Math.abs(changes.at(-1) ?? 0) === 1 ? 'punto' : 'puntos';
  return `${changes.map(signed).join(' · ')}\u00A0${unit}`;
}

function Entries({ month, only }: { month: string; only: boolean }) {
  const entries = useQuery(entriesQuery(month));
  return (
    <div className="px-4">
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
    <div className="grid gap-2 border-t border-line px-4 py-3 text-sm">
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
