import { useMutation, useQuery } from '@tanstack/react-query';
import { editionWords } from '@va/domain/tour/tour-changes.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { typesQuery } from '#app/api/fleet.ts';
import { addTour, changeTour, type TourPlan, tryTour, type TriedTour } from '#app/api/tour-plans.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { sentByPage } from '#app/lib/form-props.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { useEdited } from '#app/services/use-edited.ts';
import { TourFields } from './tour-fields.tsx';
import { stageLook, touchedLook } from './tour-plan-words.ts';
import { type TypedTour, typedOf, writtenOf } from './typed-tour.ts';

interface TourDialogProps {
  /** The tour that is changed; null for a new one. */
  plan: TourPlan | null;
  onClose: () => void;
}

const WORDS: Record<keyof TypedTour, string> = {
  name: 'Nombre',
  description: 'De qué va',
  types: 'Tipos de avión',
  substitutes: 'También cuentan',
  anyOrder: 'En el orden que se quiera',
  hours: 'Más de tantas horas',
  stops: 'Aeropuertos en orden',
  retired: 'Etapas retiradas',
  editions: 'Ediciones',
};

/** Dialog to add or change a tour, in two steps: the data, then a preview of the affected pilots before it applies. */
export function TourDialog({ plan: current, onClose }: TourDialogProps) {
  const draft = current ? `tour-${current.id}` : 'tour-nuevo';
  const { thing, values, set, theirs, hear, forget } = useEdited(current, typedOf, draft);
  const [reason, setReason, forgetReason] = useDraftText(`motivo-${draft}`);
  const [tried, setTried] = useState<TriedTour>();
  const { data: types = [] } = useQuery(typesQuery);
  const models = Object.fromEntries(types.map(({ id, model }) => [id, model]));
  const tour = writtenOf(values);
  const look = useMutation({ mutationFn: () => tryTour(thing?.id ?? null, tour), onSuccess: setTried });
  const write = useMutation({
    mutationFn: () => (thing ? changeTour(thing, { tour, reason }) : addTour(tour)),
    onSuccess: () => {
      forget();
      forgetReason();
      showToast({
        title: thing ? `${tour.name}, cambiado` : `${tour.name} ya se puede volar`,
        description: thing ? 'Lo que había está en la historia.' : 'Está en la página de los tours.',
      });
      onClose();
    },
    // Returns to the first step, where the errors can be corrected.
    onError: (error) => {
      hear(error);
      setTried(undefined);
    },
  });
  const error = write.error ?? look.error;
  return (
    <Dialog open onClose={onClose} title={thing ? `Cambiar ${thing.tour.name}` : 'Añadir un tour'}>
      <form onSubmit={sentByPage(() => (tried ? write.mutate() : look.mutate()))} className="grid gap-5">
        <FormProblem error={error} />
        <TheirChanges theirs={theirs.map(asWords)} words={WORDS} names={{ types: models }} />
        {tried ? (
          <TourLook tried={tried} isNew={thing === null} />
        ) : (
          <TourFields typed={values} set={set} error={error} types={models} isThere={thing !== null} />
        )}
        {thing && <ReasonField oneLine value={reason} error={write.error} onChange={setReason} />}
        <div className="flex flex-wrap gap-2">
          <SubmitButton act={tried ? write : look}>
            {tried ? (thing ? 'Guardar el tour' : 'Añadir el tour') : 'Revisar'}
          </SubmitButton>
          {tried && <Button onClick={() => setTried(undefined)}>Volver a los datos</Button>}
        </div>
      </form>
    </Dialog>
  );
}

/** Present value of a field that a colleague has changed, as text; editions become sentences. */
function asWords([name, value]: readonly [keyof TypedTour, unknown]): readonly [keyof TypedTour, unknown] {
  if (name !== 'editions') return [name, value];
  const editions = value as TypedTour['editions'];
  const sentences = editions.map(({ until, ...one }) => editionWords({ ...one, until: until || null }));
  return [name, sentences.join('; ') || 'Sin fechas'];
}

/** Preview of a change. */
function TourLook({ tried, isNew }: { tried: TriedTour; isNew: boolean }) {
  return (
    <div className="grid gap-2">
      {tried.stages.length === 0 ? (
        <p className="font-bold">Las etapas quedan como están.</p>
      ) : (
        <ul className="grid gap-1">
          {tried.stages.map((stage) => (
            <li key={stage.n}>{stageLook(stage)}</li>
          ))}
        </ul>
      )}
      {isNew ? (
        <p className="text-ink-2">Se puede reservar y volar en cuanto lo guardas.</p>
      ) : (
        <>
          {touchedLook(tried).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p className="text-ink-2">Lo volado queda volado: nadie pierde una etapa, ni sus puntos.</p>
        </>
      )}
    </div>
  );
}
