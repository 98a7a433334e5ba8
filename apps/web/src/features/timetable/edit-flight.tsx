import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx/lite';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { rowsOfFields } from '@va/ui/controls/field-frame.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { formatDate } from '@va/domain/dates.ts';
import { clockOf, minutesOfClock } from '@va/domain/timetable/clock.ts';
import { daysOf, digitsOf } from '@va/domain/timetable/weekdays.ts';
import { airportsQuery } from '#app/api/airports.ts';
import { changeFlight, flightReasonsQuery, type TimetableFlight } from '#app/api/timetable.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { wholeOf } from '#app/lib/whole.ts';
import { fieldsOf, sentByPage } from '#app/lib/form-props.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { useNow } from '#app/lib/use-now.ts';
import { useEdited } from '#app/services/use-edited.ts';
import { DaysField, LegFields, NumberField, PublicBox, TypesFields } from './leg-fields.tsx';
import { nameOf } from './flight-words.tsx';
import { clockDay } from './local-clock.ts';

/** Form values of a flight. */
const formOf = ({ stdUtc, days, validUntil, note, route, ...flight }: TimetableFlight) => ({
  number: `${flight.number}`,
  dep: flight.dep,
  arr: flight.arr,
  block: `${flight.blockMin}`,
  std: clockOf(stdUtc),
  days: digitsOf(days),
  until: validUntil ?? '',
  note,
  route,
  types: flight.types,
  isPublic: flight.isPublic,
  locked: flight.locked,
});

const FIELDS = {
  number: 'Número',
  dep: 'Sale de',
  arr: 'Llega a',
  block: 'Minutos de calzo a calzo',
  std: 'Salida, hora UTC',
  days: 'Días',
  until: 'Último día',
  note: 'Nota',
  route: 'Ruta',
  types: 'Aviones',
  isPublic: 'Público',
  locked: 'Bloqueado',
} as const;

interface EditFlightProps {
  flight: TimetableFlight;
  /** Id and name of each type. */
  types: readonly (readonly [string, string])[];
  onClose: () => void;
}

/**
 * Changes a flight's number, airports, hour, days, last day, types and who sees it, and locks it. With another number or pair
 * it is another flight, which takes its place from tomorrow.
 */
export function EditFlight({ types, onClose, ...props }: EditFlightProps) {
  const { thing: flight, values: form, set, theirs, hear } = useEdited(props.flight, formOf);
  const now = useNow();
  const [reason, setReason, forget] = useDraftText(`vuelo-${flight.id}`);
  const chosen = [...new Set(form.types)];
  const { data: airports = [] } = useQuery(airportsQuery);
  const reasons = useQuery(flightReasonsQuery(flight.id));
  const change = useMutation({
    mutationFn: () =>
      changeFlight(flight, {
        ...(form.number !== `${flight.number}` && { number: wholeOf(form.number) }),
        ...(form.dep !== flight.dep && { dep: form.dep }),
        ...(form.arr !== flight.arr && { arr: form.arr }),
        ...(form.block !== `${flight.blockMin}` && { blockMin: wholeOf(form.block) }),
        ...(form.std !== clockOf(flight.stdUtc) && { stdUtc: minutesOfClock(form.std) ?? -1 }),
        ...(form.days !== digitsOf(flight.days) && { days: daysOf(form.days) }),
        ...(form.until !== (flight.validUntil ?? '') && { validUntil: form.until || null }),
        ...(form.note !== flight.note && { note: form.note }),
        ...(form.route !== formOf(flight).route && { route: form.route }),
        ...(chosen.join() !== flight.types.join() && { types: chosen }),
        ...(form.isPublic !== flight.isPublic && { isPublic: form.isPublic }),
        locked: form.locked,
        reason: reason.trim(),
      }),
    onSuccess: ({ id, number, dep, arr, validFrom }) => {
      forget();
      showToast({
        title: 'Vuelo cambiado',
        description:
          id === flight.id
            ? `Vuelo ${number}, ${dep}–${arr}.`
            : `El ${number} de ${dep} a ${arr} vuela desde el ${formatDate(validFrom)}; se retira en «Datos».`,
      });
      onClose();
    },
    onError: hear,
  });
  const [preferred = '', ...others] = form.types;
  // A type without any aircraft left is no longer in the fleet but may still be among the flight's types.
  const names = new Map([
    ...[...flight.types, ...form.types].map((id) => [id, id.toUpperCase()] as const),
    ...types,
  ]);
  const field = fieldsOf(form, set, change.error);
  const day = clockDay(flight.validFrom, now);
  const isOther = form.number !== `${flight.number}` || form.dep !== flight.dep || form.arr !== flight.arr;
  return (
    <Dialog open onClose={onClose} title={`Vuelo ${nameOf(flight, now)}`}>
      <form onSubmit={sentByPage(() => change.mutate())} className="grid gap-4">
        <FormProblem error={change.error} />
        <TheirChanges
          theirs={theirs}
          words={FIELDS}
          names={{ until: { '': 'Sin final' }, types: Object.fromEntries(names) }}
        />
        <div className={clsx('grid gap-4 sm:grid-cols-2', rowsOfFields)}>
          <NumberField field={field} />
          <DaysField {...field('days')} />
          <LegFields typed={form} field={field} airports={airports} day={day} />
          <TextField
            label="Último día"
            hint="Vacío, sin final."
            type="date"
            {...field('until', '/validUntil')}
          />
          <TextField label="Nota" maxLength={200} {...field('note')} />
          <TextField
            label="Ruta"
            hint="Como en un plan de vuelo. Vacía, la planea el piloto."
            maxLength={1000}
            {...field('route')}
          />
        </div>
        {isOther && (
          <p className="text-sm text-ink-2">
            Con otro número u otros aeropuertos es otro vuelo: éste acaba hoy, el nuevo vuela desde mañana, y
            a quien lo tenía reservado se le avisa.
          </p>
        )}
        <TypesFields
          types={[...names]}
          preferred={preferred}
          others={others}
          onChange={(first, rest) => set({ types: [first, ...rest] })}
        />
        <PublicBox isPublic={form.isPublic} onChange={(isPublic) => set({ isPublic })} />
        <Checkbox
          label="Bloqueado"
          hint="El generador no lo toca aunque cambien las rutas."
          checked={form.locked}
          onChange={({ target }) => set({ locked: target.checked })}
        />
        <ReasonField value={reason} error={change.error} onChange={setReason} oneLine />
        <section className="grid gap-1" aria-label="Por qué esta fila">
          <h3 className="text-sm font-bold">Por qué esta fila</h3>
          <Loaded query={reasons} what="sus razones">
            {({ why }) => (
              <ul className="grid list-disc gap-0.5 pl-5 text-sm text-ink-2">
                {why.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </Loaded>
        </section>
        <SubmitButton act={change}>Guardar el vuelo</SubmitButton>
      </form>
    </Dialog>
  );
}
