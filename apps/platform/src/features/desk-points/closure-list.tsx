import { formatMonth } from '@va/domain/dates.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { useState } from 'react';
import { restartClosure, type Closure } from '#app/api/points.ts';
import { DeskCards } from '#app/components/desk-list/desk-cards.tsx';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { Instant } from '#app/components/instant.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { CLOSURES } from './points-columns.ts';

/** Months that were closed or are due, each with what it found; repeating one posts nothing twice. */
export function ClosureList({ closures }: { closures: readonly Closure[] }) {
  const [again, setAgain] = useState<string>();
  return (
    <>
      <DeskCards
        part="cierres"
        what="los cierres"
        rows={closures}
        columns={CLOSURES}
        none={<p className="text-ink-2">Todavía no se ha cerrado ningún mes.</p>}
      >
        {(shown) => (
          <RowList
            rows={shown.map((one) => ({
              key: one.month,
              title: formatMonth(one.month),
              detail: <Found closure={one} />,
              action: (
                <Button
                  size="sm"
                  aria-label={`Repetir el cierre de ${formatMonth(one.month)}`}
                  onClick={() => setAgain(one.month)}
                >
                  Repetir
                </Button>
              ),
            }))}
          />
        )}
      </DeskCards>
      {again !== undefined && (
        <ReasonDialog
          title={`Repetir el cierre de ${formatMonth(again)}`}
          note="Se hace otra vez con lo que hay ahora; lo que ya está apuntado no se apunta dos veces."
          button="Repetir el cierre"
          act={(reason) => restartClosure(again, reason)}
          done={{ title: 'Se repite el cierre', description: formatMonth(again) }}
          draft={`repetir-cierre-${again}`}
          onClose={() => setAgain(undefined)}
        />
      )}
    </>
  );
}

function Found({ closure }: { closure: Closure }) {
  const { finishedAt, startedAt, dueAt, pilots, idle, waiting, debited, error } = closure;
  if (error) return <>Falló: {error}</>;
  if (!startedAt)
    return (
      <>
        Pendiente desde el <Instant at={dueAt} />
      </>
    );
  return (
    <>
      {finishedAt ? (
        <>
          Cerrado el <Instant at={finishedAt} />
        </>
      ) : (
        'Sin terminar'
      )}
      : {countOf(pilots, 'piloto', 'pilotos')}, {formatNumber(idle)} sin volar,{' '}
      {countOf(-debited, 'punto descontado', 'puntos descontados')}
      {waiting > 0 && `, ${formatNumber(waiting)} con un informe sin decidir`}
    </>
  );
}
