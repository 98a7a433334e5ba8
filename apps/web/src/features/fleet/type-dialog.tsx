import { useMutation, useQuery } from '@tanstack/react-query';
import { FAMILIES, isFamily } from '@va/domain/fleet/type-families.ts';
import { type Figure, FIGURES } from '@va/domain/fleet/type-figures.ts';
import { typeErrors, WINGTIPS } from '@va/domain/fleet/type-sheet.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { addType, changeType, typesQuery, type WrittenType } from '#app/api/fleet.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { sentByPage } from '#app/lib/form-props.ts';
import { ApiProblem } from '#app/lib/problem.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { useEdited } from '#app/services/use-edited.ts';
import { TypeFields } from './type-fields.tsx';
import { TypePicture } from './type-picture.tsx';
import { sheetOf, typedOf } from './typed-type.ts';

interface TypeDialogProps {
  /** The type that is changed; null for a new one. */
  type: WrittenType | null;
  onClose: () => void;
}

const formOf = (type: WrittenType | null) => typedOf(type?.sheet);
const FIGURE_WORDS = Object.fromEntries(
  Object.entries(FIGURES).map(([name, { label }]) => [name, label]),
) as Record<Figure, string>;
const WORDS = {
  ...FIGURE_WORDS,
  model: 'Nombre',
  family: 'Familia',
  icaoType: 'Designador OACI',
  engines: 'Motores',
  wingtip: 'Punta del ala',
  highWing: 'Ala alta',
} as const;
const FAMILY_WORDS = Object.fromEntries(Object.entries(FAMILIES).map(([id, { title }]) => [id, title]));

/** Dialog to add or change a type of aircraft, in two steps: the data, then a preview before they apply. */
export function TypeDialog({ type: current, onClose }: TypeDialogProps) {
  const draft = current ? `tipo-${current.id}` : 'tipo-nuevo';
  const { data: types = [] } = useQuery(typesQuery);
  const { thing: type, values: typed, set, theirs, hear, forget } = useEdited(current, formOf, draft);
  const [reason, setReason, forgetReason] = useDraftText(`motivo-${draft}`);
  const [isReviewed, setReviewed] = useState(false);
  const [refused, setRefused] = useState<ApiProblem | null>(null);
  const sheet = sheetOf(typed);
  const isTaken = (id: string) => id !== type?.id && types.some((one) => one.id === id);
  const write = useMutation({
    mutationFn: () => {
      const body = { sheet, reason: reason.trim() };
      return type ? changeType(type, body) : addType(body);
    },
    onSuccess: () => {
      forget();
      forgetReason();
      showToast({
        title: type ? `${sheet.model}, cambiado` : `${sheet.model} ya es de la compañía`,
        description: type
          ? 'Lo que había está en la historia.'
          : 'Ahora puedes añadir sus aviones en «Flota».',
      });
      onClose();
    },
    // Returns to the first step, where the errors can be corrected.
    onError: (error) => {
      hear(error);
      setReviewed(false);
    },
  });
  const error = refused ?? write.error;
  const review = () => {
    write.reset();
    const errors = typeErrors(sheet, isTaken);
    setRefused(errors.length > 0 ? refusalOf(errors) : null);
    setReviewed(errors.length === 0 && isFamily(typed.family));
  };
  return (
    <Dialog open onClose={onClose} title={type ? `Cambiar ${type.sheet.model}` : 'Añadir un tipo de avión'}>
      <form
        onSubmit={sentByPage(() => (isReviewed ? write.mutate() : review()))}
        className="grid gap-5"
        noValidate
      >
        <FormProblem error={error} />
        <TheirChanges theirs={theirs} words={WORDS} names={{ family: FAMILY_WORDS, wingtip: WINGTIPS }} />
        {isReviewed ? (
          <>
            <p className="text-ink-2">
              Así queda. Vale en cuanto lo guardas, para reservar, para el horario y para la nota de los
              vuelos que lleguen después.
            </p>
            <TypePicture sheet={sheet} all />
          </>
        ) : (
          <TypeFields typed={typed} set={set} error={error} />
        )}
        <ReasonField
          oneLine
          least={0}
          hint="Si hay algo que contar. Queda en la historia y en la auditoría."
          value={reason}
          error={error}
          onChange={setReason}
        />
        <div className="flex flex-wrap gap-2">
          <SubmitButton act={write}>
            {isReviewed ? (type ? 'Guardar el tipo' : 'Añadir el tipo') : 'Revisar'}
          </SubmitButton>
          {isReviewed && <Button onClick={() => setReviewed(false)}>Volver a los datos</Button>}
        </div>
      </form>
    </Dialog>
  );
}

/** The refusal that the server would give, before it is asked. */
function refusalOf(errors: readonly { field: string; message: string }[]): ApiProblem {
  const [first] = errors;
  return new ApiProblem({
    type: 'about:blank',
    code: 'datos-no-validos',
    title: 'Hay datos que corregir',
    status: 422,
    detail: `${first?.message ?? ''}.`,
    instance: '',
    errors: errors.map(({ field, message }) => ({ pointer: `/sheet/${field}`, message })),
  });
}
