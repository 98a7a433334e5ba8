import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { restartClosure, type Closure } from '#app/api/points.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { monthName } from '#app/lib/leave-words.ts';

/** Months that were closed or are due, each with what it found; repeating one posts nothing twice. */
export function ClosureList({ closures }: { closures: readonly Closure[] }) {
  const restart = useMutation({ mutationFn: restartClosure });
  if (closures.length === 0) return <p className="text-ink-2">Todavía no se ha cerrado ningún mes.</p>;
  return (
    <>
      <FormProblem error={restart.error} />
      <RowList
        rows={closures.map((one) => ({
          key: one.month,
          title: monthName(one.month),
          detail: <Found closure={one} />,
          action: (
            <Button
              size="sm"
              aria-label={`Repetir el cierre de ${monthName(one.month)}`}
              disabled={restart.isPending}
              onClick={() => restart.mutate(one.month)}
            >
              Repetir
            </Button>
          ),
        }))}
      />
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
