import { useMutation, useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { formatMiles } from '@va/domain/quantities.ts';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { airportsQuery } from '#app/api/airports.ts';
import { makeTransfer, transfersQuery, type Transfers, undoTransfer } from '#app/api/transfers.ts';
import { ActButton, SubmitButton } from '#app/components/act-button.tsx';
import { AirportField } from '#app/components/airport-field.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { shortMoment } from '#app/lib/times.ts';

type Journey = Transfers['items'][number];

/** Takes the pilot somewhere as a passenger, where the airline allows that; the last ones can be taken back. */
export function TransferCard() {
  const transfers = useQuery(transfersQuery);
  if (transfers.data?.perMonth === 0 && transfers.data.items.length === 0) return null;
  return (
    <SectionCard title="Traslado">
      <Loaded query={transfers} what="tus traslados">
        {(data) => <Known {...data} />}
      </Loaded>
    </SectionCard>
  );
}

function Known(data: Transfers) {
  const { place, refusal, nextAt, items } = data;
  const { data: airports = [] } = useQuery(airportsQuery);
  const [to, setTo] = useState('');
  const go = useMutation({
    mutationFn: () => makeTransfer({ to }),
    onSuccess: (after) => {
      setTo('');
      showToast({ title: 'Traslado hecho', description: `Ya estás en ${after.place.city}.` });
    },
  });
  const undo = useMutation({
    mutationFn: ({ id }: Journey) => undoTransfer(id),
    onSuccess: (after) =>
      showToast({ title: 'Traslado deshecho', description: `Estás otra vez en ${after.place.city}.` }),
  });
  return (
    <>
      <p>
        Estás en <b>{place.city}</b> ({place.icao}). Ve de pasajero a otro aeropuerto y sal desde allí: no da
        horas ni puntos, y no cuesta nada.
      </p>
      <p className="text-sm text-ink-2">{limitWords(data)}</p>
      {refusal !== null ? (
        <p role="status" className="text-sm text-ink-2">
          {refusal}
          {nextAt !== null && ` El siguiente, desde el ${shortMoment(nextAt)}.`}
        </p>
      ) : (
        <form className="grid gap-4" onSubmit={sentByPage(() => go.mutate())}>
          <AirportField
            airports={airports}
            label="A dónde"
            required
            {...fieldOf(to, setTo, errorAt(go.error, '/to'))}
          />
          <FormProblem error={go.error} />
          <SubmitButton act={go} variant="secondary">
            Trasladarme
          </SubmitButton>
        </form>
      )}
      <FormProblem error={undo.error} />
      <RowList
        rows={items.map((journey) => ({
          key: journey.id,
          title: `De ${journey.from.city} a ${journey.to.city}`,
          detail: `${shortMoment(journey.at)}${journey.undoneAt === null ? '' : ', deshecho'}`,
          action: journey.undo && (
            <ActButton
              act={undo}
              input={journey}
              size="sm"
              aria-label={`Deshacer el traslado a ${journey.to.city}`}
            >
              Deshacer
            </ActButton>
          ),
        }))}
      />
    </>
  );
}

/** Limits of transfers, in one sentence. */
function limitWords({ perMonth, left, farthestNm, waitHours }: Transfers): string {
  const far = farthestNm === 0 ? '' : `, de ${formatMiles(farthestNm)} como mucho`;
  const wait = waitHours === 0 ? '' : ` y con ${countOf(waitHours, 'hora', 'horas')} entre uno y otro`;
  return `Este mes te quedan ${left} de ${perMonth}${far}${wait}. No se puede con un vuelo sin terminar, ni si lo primero que tienes reservado sale de otro sitio.`;
}
