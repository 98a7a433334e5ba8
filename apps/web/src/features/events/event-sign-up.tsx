import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EventDetail } from '@va/contract/tours-and-events/events.ts';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { eventQuery, signUpForEvent, withdrawFromEvent } from '#app/api/events.ts';
import { useSession } from '#app/api/use-session.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { shortMoment } from '#app/lib/times.ts';

/** Sign-up for an event, with a slot if it has some, its change and its withdrawal; tells why it is refused. */
export function EventSignUp({ event, now }: { event: EventDetail; now: number }) {
  const { own, slots, name } = event;
  const { can } = useSession();
  const queries = useQueryClient();
  const left = slots.filter(({ at, free }) => free && Date.parse(at) > now);
  const [chosen, setChosen] = useState('');
  const slot = left.some(({ at }) => at === chosen) ? chosen : (left[0]?.at ?? undefined);
  const change = useMutation({
    mutationFn: (join: boolean) =>
      join ? signUpForEvent(event.id, slots.length > 0 ? slot : undefined) : withdrawFromEvent(event.id),
    onSuccess: (_, join) => {
      showToast(
        join
          ? { title: `Estás en ${name}`, description: 'Reserva su vuelo cuando quieras.' }
          : { title: `Ya no estás en ${name}`, description: 'Tu plaza queda libre.' },
      );
    },
    // Read again after a refusal too: a slot may have been taken meanwhile.
    onSettled: () => queries.invalidateQueries(eventQuery(event.id)),
  });
  if (own === null || !event.signup) return null;
  const signed = own.signedAt !== null;
  const isOver = Date.parse(event.endsAt) <= now;
  const open = can('tours.join') && !event.cancelled && !isOver;
  const signedWords = isOver ? 'Te apuntaste' : 'Estás apuntado';
  return (
    <SectionCard title="Tu participación">
      <p>
        {signed
          ? own.slot
            ? `${signedWords}, con salida el ${shortMoment(own.slot)}.`
            : `${signedWords}.`
          : (own.refusal?.message ?? (isOver ? 'No te apuntaste.' : 'Todavía no estás apuntado.'))}
      </p>
      {signed && own.refusal && <p>{own.refusal.message}</p>}
      {own.refusal?.wayOut && <p className="text-ink-2">{own.refusal.wayOut}</p>}
      <FormProblem error={change.error} />
      {open && left.length > 0 && own.refusal === null && (
        <SelectField
          label="Turno de salida"
          {...fieldOf(slot ?? '', setChosen)}
          options={left.map(({ at }) => [at, shortMoment(at)] as const)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {open && !signed && own.refusal === null && (
          <ActButton act={change} input={true} variant="primary">
            Apuntarme
          </ActButton>
        )}
        {open && signed && left.length > 0 && own.refusal === null && (
          <ActButton act={change} input={true}>
            Cambiar de turno
          </ActButton>
        )}
        {own.mayWithdraw && (
          <ActButton act={change} input={false} variant="ghost">
            Borrarme
          </ActButton>
        )}
      </div>
    </SectionCard>
  );
}
