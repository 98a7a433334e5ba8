import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx/lite';
import { FLIGHT_KINDS } from '@va/domain/timetable/flight.ts';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { rowsOfFields } from '@va/ui/controls/field-frame.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { addFlight } from '#app/api/timetable.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { airportsQuery } from '#app/api/airports.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { WholeField } from '#app/components/whole-field.tsx';
import { useNow } from '#app/lib/use-now.ts';
import { fieldOf, fieldsOf, sentByPage } from '#app/lib/form-props.ts';
import { OwnDraft } from '#app/services/own-draft.tsx';
import { useDraftForm } from '#app/services/use-draft-form.ts';
import { blankFlight, writtenFlight } from './added-flight.ts';
import { LegFields, NumberField, DaysField, PublicBox, TypesFields } from './leg-fields.tsx';
import { clockDay } from './local-clock.ts';

interface AddFlightProps {
  /** Id and name of each type. */
  types: readonly (readonly [string, string])[];
  onClose: () => void;
}

/** Form to add one flight to the timetable; typed values stay after a refusal. */
export function AddFlight(props: AddFlightProps) {
  return <OwnDraft name="vuelo-del-horario">{(draft) => <Form draft={draft} {...props} />}</OwnDraft>;
}

function Form({ draft, types, onClose }: AddFlightProps & { draft: string }) {
  const { data: airports = [] } = useQuery(airportsQuery);
  const [typed, set, forget] = useDraftForm(draft, blankFlight);
  const type = typed.type || (types[0]?.[0] ?? '');
  const add = useMutation({
    mutationFn: () => addFlight(writtenFlight({ ...typed, type })),
    onSuccess: ({ number, dep, arr }) => {
      showToast({
        title: 'Vuelo añadido',
        description: `El ${number} de ${dep} a ${arr}. Se retira desde las importaciones mientras no haya reservas suyas ni de la temporada que le sigue.`,
      });
      forget();
      onClose();
    },
  });
  const field = fieldsOf(typed, set, add.error);
  const day = clockDay(typed.from, useNow());
  return (
    <Dialog open onClose={onClose} title="Añadir un vuelo">
      <form onSubmit={sentByPage(() => add.mutate())} className="grid gap-4">
        <FormProblem error={add.error} />
        <div className={clsx('grid gap-4 sm:grid-cols-2', rowsOfFields)}>
          <NumberField field={field} />
          <SelectField
            label="Clase de vuelo"
            {...fieldOf(typed.kind, (kind) => set({ kind }))}
            options={Object.entries(FLIGHT_KINDS)}
          />
          <LegFields typed={typed} field={field} airports={airports} day={day} />
          <DaysField {...field('days')} />
          <WholeField
            label="Nivel de vuelo"
            hint="Por ejemplo, 350. Vacío, lo elige el piloto."
            least={1}
            most={600}
            {...field('level')}
          />
          <TextField
            label="Primer día"
            hint="Vacío, desde hoy."
            type="date"
            {...field('from', '/validFrom')}
          />
          <TextField
            label="Último día"
            hint="Vacío, sin final. Si el vuelo ya está en el horario, sigue después como antes."
            type="date"
            {...field('until', '/validUntil')}
          />
          <TextField label="Nota" maxLength={200} {...field('note')} />
        </div>
        <TypesFields
          types={types}
          preferred={type}
          others={typed.others}
          onChange={(preferred, others) => set({ type: preferred, others })}
        />
        <PublicBox isPublic={typed.isPublic} onChange={(isPublic) => set({ isPublic })} />
        <SubmitButton act={add}>Añadir el vuelo</SubmitButton>
      </form>
    </Dialog>
  );
}
