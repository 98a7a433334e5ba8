import { useMutation, useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import type { TourSummary } from '@va/contract/tours-and-events/tours.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { closeTour, reopenTour, toursQuery } from '#app/api/tours.ts';
import { type TourPlan, tourPlansQuery } from '#app/api/tour-plans.ts';
import { DeskCards } from '#app/components/desk-list/desk-cards.tsx';
import type { ListColumn } from '#app/components/desk-list/list-order.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { TourBoardCard } from './tour-board.tsx';
import { TourDialog } from './tour-dialog.tsx';
import { TourHistory, TourPlanActs } from './tour-plans.tsx';
import { tourDates, tourSize } from './tour-words.ts';

const COLUMNS: readonly ListColumn<TourSummary>[] = [
  { id: 'nombre', title: 'Tour', text: ({ name }) => name },
  { id: 'edicion', title: 'Edición', text: ({ edition }) => `${edition}` },
  { id: 'fechas', title: 'Fechas', text: tourDates },
  { id: 'etapas', title: 'Etapas', text: ({ count }) => `${count}` },
  { id: 'inscritos', title: 'Inscritos', text: ({ enrolled }) => `${enrolled}` },
  { id: 'completado', title: 'Completado por', text: ({ completed }) => `${completed}` },
];

/** Tours at the desk: what they are, how far everybody is, and closing an edition before its day. */
export function DeskToursPage() {
  const tours = useQuery(toursQuery);
  const { data: plans } = useQuery(tourPlansQuery);
  const [asked, setAsked] = useState<{ id: string | null }>();
  const planOf = (id: string | null) => plans?.items.find((plan) => plan.id === id) ?? null;
  const open = planOf(asked?.id ?? null);
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Tours"
        lead="Qué se vuela y quién va por dónde. Lo que se cambia vale desde que se guarda, y lo volado queda volado; carteles y normativas son del contenido."
        actions={
          <Button variant="primary" onClick={() => setAsked({ id: null })}>
            Añadir un tour
          </Button>
        }
      />
      <Loaded query={tours} what="los tours">
        {(items) => (
          <DeskCards
            part="tours"
            what="los tours"
            rows={items}
            columns={COLUMNS}
            none={<p className="text-ink-2">La compañía no tiene tours.</p>}
          >
            {(shown) =>
              shown.map((tour) => (
                <DeskTour
                  key={tour.id}
                  tour={tour}
                  plan={planOf(tour.id)}
                  onChange={() => setAsked({ id: tour.id })}
                />
              ))
            }
          </DeskCards>
        )}
      </Loaded>
      <div className="mt-4 grid grid-cols-1 items-start gap-4">
        <TourHistory />
      </div>
      {asked && (asked.id === null || open) && (
        <TourDialog key={asked.id ?? 'new'} plan={open} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

interface DeskTourProps {
  tour: TourSummary;
  /** The plan that staff can change; null until it is loaded. */
  plan: TourPlan | null;
  onChange: () => void;
}

function DeskTour({ tour, plan, onChange }: DeskTourProps) {
  const [shown, setShown] = useState(false);
  return (
    <SectionCard title={tour.name} aside={tourDates(tour)}>
      <FactList
        facts={[
          ['Edición', `${tour.edition}`],
          ['Recorrido', tourSize(tour)],
          ['Inscritos', countOf(tour.enrolled, 'piloto', 'pilotos')],
          ['Completado por', countOf(tour.completed, 'piloto', 'pilotos')],
        ]}
      />
      {plan && <TourPlanActs plan={plan} onChange={onChange} />}
      {tour.opens === null && <CloseOrOpen tour={tour} />}
      <Button size="sm" className="justify-self-start" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Ocultar el tablero' : `Ver el tablero de ${tour.name}`}
      </Button>
      {shown && <TourBoardCard id={tour.id} />}
    </SectionCard>
  );
}

function CloseOrOpen({ tour: { id, name, closed } }: { tour: TourSummary }) {
  const [reason, setReason] = useState('');
  const change = useMutation({
    mutationFn: () => (closed ? reopenTour : closeTour)(id, reason),
    onSuccess: () => {
      setReason('');
      showToast(
        closed
          ? { title: `${name} vuelve a estar abierto`, description: 'Ya se pueden reservar sus etapas.' }
          : {
              title: `${name} está cerrado`,
              description: 'Quienes participan tienen un mensaje con el motivo.',
            },
      );
    },
  });
  return (
    <div className="grid gap-3">
      <FormProblem error={change.error} />
      <TextField
        label={closed ? 'Motivo para volver a abrirlo' : 'Motivo para cerrarlo'}
        hint={
          closed
            ? 'Queda en la auditoría. Diez letras o más.'
            : 'Lo leen quienes participan. Nadie reserva más etapas, lo superado se conserva, y se puede volver a abrir. Diez letras o más.'
        }
        {...fieldOf(reason, setReason)}
      />
      <ActButton act={change} className="justify-self-start" disabled={reason.trim().length < 10}>
        {closed ? `Volver a abrir ${name}` : `Cerrar ${name}`}
      </ActButton>
    </div>
  );
}
