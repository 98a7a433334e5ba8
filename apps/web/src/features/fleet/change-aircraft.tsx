import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx/lite';
import { formatDate } from '@va/domain/dates.ts';
import { type AircraftDetails, MOST_AIRCRAFT_WORDS } from '@va/domain/fleet/aircraft-details.ts';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { rowsOfFields } from '@va/ui/controls/field-frame.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { airportsQuery } from '#app/api/airports.ts';
import { changeAircraft, type Aircraft } from '#app/api/fleet.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { AirportField } from '#app/components/airport-field.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { fieldsOf, sentByPage } from '#app/lib/form-props.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { useEdited } from '#app/services/use-edited.ts';

const formOf = ({ name, livery, deliveredOn, base }: Aircraft) => ({
  name,
  livery,
  deliveredOn: deliveredOn ?? '',
  base,
});

interface ChangeAircraftProps {
  tail: Aircraft;
  onClose: () => void;
}

/** Labels of the data of an aircraft. */
const DETAIL_WORDS = {
  name: 'Nombre',
  livery: 'Librea',
  deliveredOn: 'Día de entrega',
  base: 'Base',
} as const satisfies Record<keyof AircraftDetails, string>;

/** Dialog to change the data of an aircraft; its history keeps the former values and can restore them. */
export function ChangeAircraft({ tail, onClose }: ChangeAircraftProps) {
  const { data: airports = [] } = useQuery(airportsQuery);
  const { thing, values, set, theirs, hear, forget } = useEdited(tail, formOf, `avion-${tail.id}`);
  const [reason, setReason, forgetReason] = useDraftText(`motivo-avion-${tail.id}`);
  const change = useMutation({
    mutationFn: () =>
      changeAircraft(thing, { ...values, deliveredOn: values.deliveredOn || null, reason: reason.trim() }),
    onSuccess: ({ registration }) => {
      forget();
      forgetReason();
      showToast({ title: `${registration}, cambiado`, description: 'Lo que había está en su historia.' });
      onClose();
    },
    onError: hear,
  });
  const field = fieldsOf(values, set, change.error);
  return (
    <Dialog open onClose={onClose} title={`Datos de ${tail.registration}`}>
      <form onSubmit={sentByPage(() => change.mutate())} className="grid gap-4">
        <FormProblem error={change.error} />
        <TheirChanges theirs={theirs} words={DETAIL_WORDS} names={{ deliveredOn: { '': 'No se dice' } }} />
        <div className={clsx('grid gap-4 sm:grid-cols-2', rowsOfFields)}>
          <TextField label={DETAIL_WORDS.name} maxLength={MOST_AIRCRAFT_WORDS} {...field('name')} />
          <TextField label={DETAIL_WORDS.livery} maxLength={MOST_AIRCRAFT_WORDS} {...field('livery')} />
          <TextField label={DETAIL_WORDS.deliveredOn} type="date" {...field('deliveredOn')} />
          <AirportField airports={airports} label={DETAIL_WORDS.base} required {...field('base')} />
        </div>
        <ReasonField
          oneLine
          least={0}
          hint="Si hay algo que contar. Queda en su historia."
          value={reason}
          error={change.error}
          onChange={setReason}
        />
        <p className="text-sm text-ink-2">
          La matrícula y el tipo no cambian: si están mal, deshaz el alta o da de baja el avión y añade otro.
        </p>
        <SubmitButton act={change}>Guardar los datos</SubmitButton>
      </form>
    </Dialog>
  );
}

/** A change of an aircraft in words: «Nombre: nada → Ciudad de Ávila». */
export function changeWords(before: Partial<AircraftDetails>, after: Partial<AircraftDetails>): string {
  const fields = (Object.keys(DETAIL_WORDS) as (keyof AircraftDetails)[]).filter((field) => field in after);
  const shown = (field: keyof AircraftDetails, value: string | null | undefined) =>
    !value ? 'nada' : field === 'deliveredOn' ? formatDate(value) : value;
  return fields
    .map((field) => `${DETAIL_WORDS[field]}: ${shown(field, before[field])} → ${shown(field, after[field])}`)
    .join(' · ');
}
