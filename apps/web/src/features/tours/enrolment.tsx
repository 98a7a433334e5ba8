import { useMutation } from '@tanstack/react-query';
import type { TourDetail } from '@va/contract/tours-and-events/tours.ts';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { enrolInTour, leaveTour } from '#app/api/tours.ts';
import { useSession } from '#app/api/use-session.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ownSentence } from './tour-words.ts';

/** Buttons to join and leave a tour, or the requirements that the pilot still lacks. */
export function Enrolment({ tour }: { tour: TourDetail }) {
  const { can } = useSession();
  const { id, name, own } = tour;
  const change = useMutation({
    mutationFn: (join: boolean) => (join ? enrolInTour(id) : leaveTour(id)),
    onSuccess: (_, join) =>
      showToast(
        join
          ? { title: `Ya participas en ${name}`, description: 'Reserva tu primera etapa cuando quieras.' }
          : { title: `Has dejado ${name}`, description: 'Lo que has superado se conserva.' },
      ),
  });
  if (own === null) return null;
  const out = own.state === null || own.state === 'abandoned';
  return (
    <SectionCard title="Tu participación">
      <p>{ownSentence(tour)}</p>
      {own.state !== null && own.refusal && <p>{own.refusal.message}</p>}
      {own.refusal?.wayOut && <p className="text-ink-2">{own.refusal.wayOut}</p>}
      <FormProblem error={change.error} />
      {out && own.refusal === null && (
        <ActButton act={change} input={true} className="justify-self-start">
          {own.state === null ? 'Inscribirme' : 'Volver al tour'}
        </ActButton>
      )}
      {out && own.refusal === null && (
        <p className="text-sm text-ink-2">
          No hace falta para reservar: al reservar una etapa ya participas. Si la anulas, sigues en el tour
          hasta que lo dejes.
        </p>
      )}
      {own.state === 'open' && can('tours.join') && (
        <ActButton act={change} input={false} variant="ghost" size="sm" className="justify-self-start">
          Dejar el tour
        </ActButton>
      )}
    </SectionCard>
  );
}
