import type { NextStage } from '@va/contract/bookings/new-bookings.ts';
import { namedAirport } from '@va/domain/airport/airport-search.ts';
import { HOUR_MS } from '@va/domain/durations.ts';
import { useQuery } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { TicketCheck } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { airportsQuery } from '#app/api/airports.ts';
import { fleetQuery } from '#app/api/fleet.ts';
import { noticeSource } from '#app/api/notices.ts';
import { useBook } from '#app/api/use-book.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { AirportField } from '#app/components/airport-field.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { noticesInProblem } from '#app/components/notices/notices-named.ts';
import { ReadNotices } from '#app/components/notices/read-notices.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { paths } from '#app/config/paths.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { PARAMETERS } from '#app/lib/flight-filters.ts';
import { errorAt } from '#app/lib/problem.ts';
import { typesOf } from '#app/lib/fleet-types.ts';
import { OwnDraft } from '#app/services/own-draft.tsx';
import { useDraftForm } from '#app/services/use-draft-form.ts';
import { FreeFlightAhead } from './free-flight-ahead.tsx';
import { trainingQuery } from '#app/api/bookings.ts';
import { Checkbox } from '#app/components/checkbox.tsx';

/** Checkbox for a training flight, if the airline offers them, with the number left this month. */
function TrainingBox({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { data } = useQuery(trainingQuery);
  if (!data || data.perMonth === 0) return null;
  const { perMonth, left } = data;
  return (
    <Checkbox
      label="Es un vuelo de entrenamiento"
      hint={`Suma horas y cuenta como actividad. No suma puntos, y su nota se ve pero no entra en tu media ni en las tablas. Este mes te quedan ${left} de ${perMonth}.`}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

/** Form to book a free flight, or the given stage. Typed values stay whatever the answer. */
export function FreeFlightForm({ stage }: { stage: NextStage | null }) {
  const [params] = useSearchParams();
  // One draft per address and stage of a tour, so that values typed for another flight do not hide those asked for now.
  const name = `vuelo-libre?${params}${stage ? `#${stage.n}` : ''}`;
  return <OwnDraft name={name}>{(draft) => <Form draft={draft} params={params} stage={stage} />}</OwnDraft>;
}

interface FormProps {
  draft: string;
  params: URLSearchParams;
  stage: NextStage | null;
}

function Form({ draft, params, stage }: FormProps) {
  const { data: airports = [] } = useQuery(airportsQuery);
  const [{ dep, arr, date, time, typeId, training }, set, forget] = useDraftForm(
    draft,
    () => {
      const soon = new Date(Date.now() + 2 * HOUR_MS).toISOString();
      return {
        dep: params.get(PARAMETERS.origin)?.toUpperCase() ?? '',
        arr: params.get(PARAMETERS.destination)?.toUpperCase() ?? '',
        date: soon.slice(0, 10),
        time: `${soon.slice(11, 13)}:00`,
        typeId: params.get(PARAMETERS.type)?.toLowerCase() ?? '',
        training: false,
      };
    },
    // A departure that is past can't be booked any more.
    (kept, soon) =>
      Date.parse(departure(kept)) < Date.now() ? { ...kept, date: soon.date, time: soon.time } : kept,
  );
  const fleet = useQuery(fleetQuery);
  const types = typesOf(fleet.data ?? []).filter(
    ([id]) => stage === null || stage.types.some((type) => type.id === id),
  );
  const navigate = useNavigate();
  const book = useBook((code) => {
    forget();
    void navigate(paths.booking(code));
  });
  const std = departure({ date, time });
  const type = typeId === '' ? {} : { typeId };
  const leg =
    stage === null || stage.n === null
      ? { dep, arr, std, ...type, ...(training && { training }) }
      : { stage: { tour: stage.tour, n: stage.n }, std, ...type };
  const taken = book.taken([leg]);
  return (
    <form
      className="grid gap-4"
      onSubmit={sentByPage(() => book.mutate({ legs: [leg], acceptSharedTail: taken }))}
    >
      {stage === null ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <AirportField
            airports={airports}
            label="Desde"
            required
            {...fieldOf(dep, (text) => set({ dep: text }), errorAt(book.error, '/legs/0/dep'))}
          />
          <AirportField
            airports={airports}
            label="Hasta"
            required
            {...fieldOf(arr, (text) => set({ arr: text }), errorAt(book.error, '/legs/0/arr'))}
          />
        </div>
      ) : (
        <p>
          De <b>{stage.dep?.city}</b> ({stage.dep?.icao}) a <b>{stage.arr?.city}</b> ({stage.arr?.icao}).
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Día (UTC)" type="date" required {...fieldOf(date, (day) => set({ date: day }))} />
        <TextField
          label="Salida, hora UTC"
          type="time"
          required
          {...fieldOf(time, (hour) => set({ time: hour }), errorAt(book.error, '/legs/0/std'))}
        />
        <SelectField
          label="Avión"
          {...fieldOf(typeId, (id) => set({ typeId: id }))}
          options={[['', 'El que esté libre'], ...types]}
        />
      </div>
      {stage === null && (
        <TrainingBox checked={training} onChange={(checked) => set({ training: checked })} />
      )}
      <FreeFlightAhead
        from={namedAirport(airports, stage?.dep?.icao ?? dep)}
        to={namedAirport(airports, stage?.arr?.icao ?? arr)}
        asked={
          stage === null || stage.n === null
            ? { dep, arr, std, ...type, ...(training && { training: 'true' }) }
            : { tour: stage.tour, n: stage.n, std, ...type }
        }
      />
      <FormProblem error={book.error} />
      <ReadNotices slugs={noticesInProblem(book.error)} source={noticeSource} />
      <SubmitButton act={book}>
        <TicketCheck aria-hidden className="size-4" />
        {taken ? 'Compartir el avión y reservar' : 'Reservar este vuelo'}
      </SubmitButton>
    </form>
  );
}

/** The day and hour of the form, both UTC, as an instant. */
const departure = ({ date, time }: { date: string; time: string }) => `${date}T${time}:00Z`;
