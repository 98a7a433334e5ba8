import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { removeTour, type TourPlan, tourPlansQuery, undoTour } from '#app/api/tour-plans.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { UndoLast } from '#app/components/undo-last.tsx';
import { changeTitle, tourLine } from './tour-plan-words.ts';

/** Actions of staff on a tour: change it, and undo their changes. */
export function TourPlanActs({ plan, onChange }: { plan: TourPlan; onChange: () => void }) {
  const {
    tour: { name },
    ofContent,
    isWritten,
  } = plan;
  const remove = useMutation({
    mutationFn: () => removeTour(plan),
    onSuccess: () =>
      showToast({
        title: ofContent ? `${name} está como en el contenido` : `${name} ya no está`,
        description: 'Se deshace en la historia.',
      }),
  });
  return (
    <div className="grid gap-2">
      <FormProblem error={remove.error} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={`Cambiar ${name}`} onClick={onChange}>
          Cambiar
        </Button>
        {isWritten && (
          <ActButton
            act={remove}
            size="sm"
            aria-label={ofContent ? `Dejar ${name} como en el contenido` : `Quitar ${name}`}
          >
            {ofContent ? 'Dejar como en el contenido' : 'Quitar'}
          </ActButton>
        )}
      </div>
    </div>
  );
}

/** Changes of staff to tours, the latest first; nothing if there are none. */
export function TourHistory() {
  const { data } = useQuery(tourPlansQuery);
  const history = data?.history ?? [];
  if (history.length === 0) return null;
  return (
    <SectionCard title="Historia">
      <RowList
        rows={history.map((change) => {
          const { id, name, at, callsign, reason, before, after, isLast, version } = change;
          const shown = after ?? before;
          return {
            key: `${id} ${version}`,
            title: changeTitle(change),
            detail: (
              <>
                <Instant at={at} />
                {callsign && ` · ${callsign}`}
                {shown && ` · ${tourLine(shown)}`}
                {reason && ` · ${reason}`}
              </>
            ),
            action: isLast && <UndoLast name={name} act={() => undoTour({ id, version })} />,
          };
        })}
      />
    </SectionCard>
  );
}
