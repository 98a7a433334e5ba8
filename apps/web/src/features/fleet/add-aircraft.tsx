import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx/lite';
import { MOST_AIRCRAFT_WORDS } from '@va/domain/fleet/aircraft-details.ts';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { rowsOfFields } from '@va/ui/controls/field-frame.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { airportsQuery } from '#app/api/airports.ts';
import { addAircraft, typesQuery, type AddedAircraft } from '#app/api/fleet.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { AirportField } from '#app/components/airport-field.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldsOf, sentByPage } from '#app/lib/form-props.ts';
import { OwnDraft } from '#app/services/own-draft.tsx';
import { useDraftForm } from '#app/services/use-draft-form.ts';

interface AddAircraftProps {
  onAdded: (added: AddedAircraft) => void;
  onClose: () => void;
}

const blank = () => ({
  registration: '',
  typeId: '',
  name: '',
  livery: '',
  deliveredOn: '',
  base: '',
  place: '',
  reason: '',
});

/** Form to add one aircraft to the fleet; typed values stay after a refusal. */
export function AddAircraft(props: AddAircraftProps) {
  return <OwnDraft name="avion-nuevo">{(draft) => <Form draft={draft} {...props} />}</OwnDraft>;
}

function Form({ draft, onAdded, onClose }: AddAircraftProps & { draft: string }) {
  const { data: airports = [] } = useQuery(airportsQuery);
  const { data: types = [] } = useQuery(typesQuery);
  const [typed, set, forget] = useDraftForm(draft, blank);
  const typeId = typed.typeId || (types[0]?.id ?? '');
  const add = useMutation({
    mutationFn: () =>
      addAircraft({
        ...typed,
        typeId,
        deliveredOn: typed.deliveredOn || null,
        place: typed.place || typed.base,
      }),
    onSuccess: (added) => {
      const { registration, model, place } = added.aircraft;
      showToast({ title: `${registration} ya es de la flota`, description: `${model}, en ${place.city}.` });
      forget();
      onAdded(added);
      onClose();
    },
  });
  const field = fieldsOf({ ...typed, typeId }, set, add.error);
  return (
    <Dialog open onClose={onClose} title="Añadir un avión">
      <form onSubmit={sentByPage(() => add.mutate())} className="grid gap-4">
        <FormProblem error={add.error} />
        <div className={clsx('grid gap-4 sm:grid-cols-2', rowsOfFields)}>
          <TextField
            label="Matrícula"
            hint="Como está pintada: EC-ABC."
            autoComplete="off"
            maxLength={12}
            required
            {...field('registration')}
          />
          <SelectField
            label="Tipo"
            {...field('typeId')}
            options={types.map(({ id, model }) => [id, model] as const)}
          />
          <AirportField airports={airports} label="Base" required {...field('base')} />
          <AirportField airports={airports} label="Dónde está, si no es su base" {...field('place')} />
          <TextField
            label="Nombre"
            hint="Si lo lleva: «Ciudad de Ávila»."
            maxLength={MOST_AIRCRAFT_WORDS}
            {...field('name')}
          />
          <TextField
            label="Librea"
            hint="Si no es la de siempre."
            maxLength={MOST_AIRCRAFT_WORDS}
            {...field('livery')}
          />
          <TextField label="Día de entrega" hint="Vacío, no se dice." type="date" {...field('deliveredOn')} />
          <ReasonField
            oneLine
            least={0}
            hint="Si hay algo que contar. Queda en la auditoría."
            value={typed.reason}
            error={add.error}
            onChange={(reason) => set({ reason })}
          />
        </div>
        <p className="text-sm text-ink-2">
          Se puede reservar en cuanto lo añades. Mientras nadie lo use, el alta se deshace; después se da de
          baja.
        </p>
        <SubmitButton act={add}>Añadir el avión</SubmitButton>
      </form>
    </Dialog>
  );
}
