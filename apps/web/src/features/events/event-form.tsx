import { useMutation } from '@tanstack/react-query';
import { EVENT_ENDS } from '@va/domain/events/event.ts';
import type { EventSummary } from '@va/contract/tours-and-events/events.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { changeEvent, createEvent } from '#app/api/events.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { WholeField } from '#app/components/whole-field.tsx';
import { fieldOf, fieldsOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { OwnDraft } from '#app/services/own-draft.tsx';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { useEdited } from '#app/services/use-edited.ts';
import { CODES_HINT } from '#app/lib/typed-codes.ts';
import { blankEvent, EVENT_FIELDS, NUMBERS, valuesOf, writtenEvent } from './event-values.ts';

interface EventFormProps {
  /** The event to change; null for a new one. */
  event: EventSummary | null;
  /** Id and name of each type, code and name of each rank. */
  types: readonly (readonly [string, string])[];
  ranks: readonly (readonly [string, string])[];
  onClose: () => void;
  /** Asks for a cancelled event to be held after all. */
  onRestore?: () => void;
}

const NETWORKS = [
  ['', 'Da igual'],
  ['vatsim', 'VATSIM'],
  ['ivao', 'IVAO'],
  ['vatsim,ivao', 'VATSIM o IVAO'],
] as const;

/** Form to create or change an event; typed values stay after a refusal. */
export function EventForm(props: EventFormProps) {
  return props.event ? (
    <Form draft={null} {...props} />
  ) : (
    <OwnDraft name="evento">{(draft) => <Form draft={draft} {...props} />}</OwnDraft>
  );
}

function Form({ draft, event, types, ranks, onClose, onRestore }: EventFormProps & { draft: string | null }) {
  const [opened] = useState(() => Date.now());
  const edited = useEdited(event, (thing) => (thing ? valuesOf(thing) : blankEvent(opened)), draft);
  const { thing, values, set, forget } = edited;
  const [reason, setReason, forgetReason] = useDraftText(`motivo-${draft ?? `evento-${event?.id}`}`);
  const save = useMutation({
    mutationFn: () => {
      const written = writtenEvent(values);
      return thing ? changeEvent(thing, { ...written, reason }) : createEvent(written);
    },
    onSuccess: () => {
      forget();
      forgetReason();
      showToast({ title: event ? 'Evento cambiado' : 'Evento creado', description: `${values.name}.` });
      onClose();
    },
    onError: edited.hear,
  });
  const begun = event !== null && Date.parse(event.startsAt) <= opened;
  const at = (pointer: string) => errorAt(save.error, pointer);
  const field = fieldsOf(values, set, save.error);
  const chosen = (list: readonly string[], id: string, on: boolean) =>
    on ? [...list, id] : list.filter((one) => one !== id);
  return (
    <Dialog open onClose={onClose} title={event ? `Cambiar ${event.name}` : 'Nuevo evento'}>
      <form onSubmit={sentByPage(() => save.mutate())} className="grid gap-4">
        {begun && <p className="text-ink-2">Ya ha empezado: sólo cambian el nombre y el texto.</p>}
        <FormProblem error={save.error} />
        <TheirChanges
          theirs={edited.theirs}
          words={EVENT_FIELDS}
          names={{
            countsOn: EVENT_ENDS,
            networks: Object.fromEntries(NETWORKS),
            types: { '': 'Todos', ...Object.fromEntries(types) },
            ranks: { '': 'Todos', ...Object.fromEntries(ranks) },
            capacity: { '': 'Sin límite' },
            slotMinutes: { '': 'Sin turnos' },
          }}
        />
        {event?.cancelled && (
          <p role="status" className="flex flex-wrap items-center gap-2">
            Se ha cancelado mientras lo cambiabas. Lo que has escrito sigue aquí: recupéralo para poder
            guardarlo.
            {onRestore && <Button onClick={onRestore}>Recuperar el evento</Button>}
          </p>
        )}
        <TextField label="Nombre" required minLength={3} maxLength={80} {...field('name')} />
        <TextAreaField label="De qué va" maxLength={4000} {...field('body')} />
        {!begun && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label="Empieza (UTC)"
                type="datetime-local"
                required
                {...field('starts', '/startsAt')}
              />
              <TextField label="Acaba (UTC)" type="datetime-local" required {...field('ends', '/endsAt')} />
              <TextField
                label="Se anuncia desde (UTC)"
                hint="Vacío, en cuanto se guarda."
                type="datetime-local"
                {...field('advertise', '/advertiseFrom')}
              />
              <WholeField
                label="Puntos"
                hint="Un número entero; vacío, los de las reglas."
                {...NUMBERS.points}
                {...field('points')}
              />
              <TextField
                label="Aeropuertos"
                hint={`Códigos OACI, ${CODES_HINT}.`}
                required
                {...fieldOf(values.airports, (text) => set({ airports: text.toUpperCase() }))}
                error={at('/airports') ?? at('/airports/0') ?? at('/airports/1') ?? at('/airports/2')}
              />
              {/* A whole line: its longest option does not fit in half of one. */}
              <div className="sm:col-span-2">
                <SelectField
                  label="Cuentan"
                  {...fieldOf(values.countsOn, (countsOn) => set({ countsOn }))}
                  options={Object.entries(EVENT_ENDS)}
                />
              </div>
              <SelectField
                label="Red"
                {...fieldOf(values.networks, (networks) => set({ networks }))}
                options={NETWORKS}
              />
            </div>
            <fieldset className="grid gap-2">
              <legend className="font-bold">Aviones (ninguno: todos)</legend>
              {types.map(([id, name]) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={values.types.includes(id)}
                  onChange={({ target }) => set({ types: chosen(values.types, id, target.checked) })}
                />
              ))}
            </fieldset>
            <Checkbox
              label="Público"
              hint="También lo ve quien no es piloto."
              checked={values.isPublic}
              onChange={({ target }) => set({ isPublic: target.checked })}
            />
            <Checkbox
              label="Hay que apuntarse"
              checked={values.signup}
              onChange={({ target }) => set({ signup: target.checked })}
            />
            {values.signup && (
              <>
                <div className="grid gap-4 sm:grid-cols-2">
                  <WholeField
                    label="Plazas"
                    hint="Vacío, sin límite."
                    {...NUMBERS.capacity}
                    {...field('capacity')}
                  />
                  <WholeField
                    label="Minutos entre salidas"
                    hint="Vacío, sin turnos."
                    {...NUMBERS.slotMinutes}
                    {...field('slotMinutes')}
                  />
                </div>
                <fieldset className="grid gap-2">
                  <legend className="font-bold">Rangos (ninguno: todos)</legend>
                  {ranks.map(([code, name]) => (
                    <Checkbox
                      key={code}
                      label={name}
                      checked={values.ranks.includes(code)}
                      onChange={({ target }) => set({ ranks: chosen(values.ranks, code, target.checked) })}
                    />
                  ))}
                </fieldset>
              </>
            )}
          </>
        )}
        {thing && <ReasonField oneLine value={reason} error={save.error} onChange={setReason} />}
        <SubmitButton act={save}>{event ? 'Guardar el evento' : 'Crear el evento'}</SubmitButton>
      </form>
    </Dialog>
  );
}
