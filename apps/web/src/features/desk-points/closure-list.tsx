import { formatMonth } from '@va/domain/dates.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { useState } from 'react';
import { restartClosure, type Closure } from '#app/api/points.ts';
import { useSession } from '#app/api/use-session.ts';
import { DeskCards } from '#app/components/desk-list/desk-cards.tsx';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { Instant } from '#app/components/instant.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { CLOSURES, LAST_TRY_FAILED } from './points-columns.ts';

/** Months that were closed or are due, each with what it found; repeating one posts nothing twice. */
export function ClosureList({ closures }: { closures: readonly Closure[] }) {
  const [asked, setAsked] = useState<Closure>();
  return (
    <>
      <DeskCards
        part="cierres"
        what="los cierres"
        rows={closures}
        columns={CLOSURES}
        none={
          <p className="text-ink-2">
            Todavía no se ha cerrado ningún mes: cada uno se cierra solo a los pocos días de acabar.
          </p>
        }
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
                  aria-label={`${wordsOf(one).act} de ${formatMonth(one.month)}`}
                  onClick={() => setAsked(one)}
                >
                  {wordsOf(one).button}
                </Button>
              ),
            }))}
          />
        )}
      </DeskCards>
      {asked && (
        <ReasonDialog
          title={`${wordsOf(asked).act} de ${formatMonth(asked.month)}`}
          note={wordsOf(asked).note}
          button={wordsOf(asked).act}
          act={(reason) => restartClosure(asked.month, reason)}
          done={{ title: 'El cierre está en marcha', description: formatMonth(asked.month) }}
          draft={`repetir-cierre-${asked.month}`}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** A month that nobody has closed yet is closed, and one that was is closed again. */
function wordsOf({ startedAt }: Closure) {
  if (startedAt === null)
    return {
      button: 'Cerrar',
      act: 'Hacer el cierre',
      note: 'Se cierra solo; así no espera más. Descuenta los puntos de quien no voló, y cada piloto recibe su resumen.',
    };
  return {
    button: 'Repetir',
    act: 'Repetir el cierre',
    note: 'Se hace otra vez con lo que hay ahora; lo que ya está apuntado no se apunta dos veces.',
  };
}

function Found({ closure }: { closure: Closure }) {
  const { finishedAt, startedAt, dueAt, pilots, idle, waiting, debited, error } = closure;
  const { can } = useSession();
  const failed = error !== null && (
    <span className="block">
      {LAST_TRY_FAILED}:{' '}
      {can('jobs.run') ? (
        <TextLink to={deskPaths.deskJobs}>mira por qué en «Trabajos»</TextLink>
      ) : (
        'avisa a quien lleva los trabajos'
      )}
      .
    </span>
  );
  if (!startedAt)
    return (
      <>
        Pendiente desde el <Instant at={dueAt} />
        {failed}
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
      {failed}
    </>
  );
}
