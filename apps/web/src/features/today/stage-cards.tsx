import { useQuery } from '@tanstack/react-query';
import type { NextStage } from '@va/contract/bookings/new-bookings.ts';
import { countOf } from '@va/domain/numbers.ts';
import { formatMiles } from '@va/domain/quantities.ts';
import { stagesThatCount } from '@va/domain/tour/tour.ts';
import type { TourDetail } from '@va/contract/tours-and-events/tours.ts';
import { Lock, RotateCcw } from 'lucide-react';
import type { ComponentType } from 'react';
import { ownToursQuery } from '#app/api/tours.ts';
import { SectionCard } from '#app/components/section-card.tsx';
import { StageTrack } from '#app/components/stages/stage-track.tsx';
import { ButtonLink, TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { stageOfTour } from '#app/lib/stages.ts';
import { LegLine } from './leg-line.tsx';
import { useStages } from './use-stages.ts';

/** The button that books a stage. */
export type BookStageButton = ComponentType<{
  tour: string;
  n: number;
  std: string;
  flight: NonNullable<TourDetail['next']>['flight'];
}>;

/** The next stage of each tour that one is on, a card each. */
export function StageCards({ BookStage }: { BookStage: BookStageButton }) {
  const { data: tours = [] } = useQuery(ownToursQuery);
  const { data: stages = [] } = useStages();
  return tours.map((tour) => {
    const stage = stages.find((one) => one.tour === tour.id && one.n !== null);
    return stage && <StageCard key={tour.id} tour={tour} stage={stage} BookStage={BookStage} />;
  });
}

interface StageCardProps {
  tour: TourDetail;
  stage: NextStage;
  BookStage: BookStageButton;
}

function StageCard({ tour, stage, BookStage }: StageCardProps) {
  const { id, name, next, stages, worth } = tour;
  const { n, dep, arr, refusal } = stage;
  const counted = stagesThatCount(stages);
  const leg = stages.find((one) => one.n === n);
  return (
    <SectionCard
      title={
        <>
          {tour.anyOrder ? 'Etapa que te proponemos' : 'Siguiente etapa'}
          <span className="sr-only"> de {name}</span>
        </>
      }
      aside={name}
      high
    >
      <StageTrack stages={counted.flatMap(({ n: each, state }) => (state ? { n: each, state } : []))} />
      {dep && arr && <LegLine dep={dep} arr={arr} />}
      <p className="text-sm">
        {stageOfTour(stage)}
        {leg && ` · ${formatMiles(leg.distanceNm)}`}. Suma {countOf(worth.stage, 'punto', 'puntos')} a los del
        vuelo.
      </p>
      {stages
        .filter(({ state, reason }) => state === 'repeat' && reason !== null)
        .map(({ n: again, reason }) => (
          <p key={again} className="flex gap-2 text-sm wrap-anywhere">
            <RotateCcw aria-hidden className="mt-0.5 size-4 shrink-0 text-media" />
            <span>
              La etapa {again} se repite: {reason}
            </span>
          </p>
        ))}
      {refusal && (
        <p className="flex gap-2 text-sm">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-2" />
          {refusal.message} {refusal.wayOut}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        {next?.bookingCode && <ButtonLink to={paths.booking(next.bookingCode)}>Ver tu reserva</ButtonLink>}
        {next && !next.bookingCode && <BookStage tour={id} n={next.n} std={next.std} flight={next.flight} />}
        <TextLink to={paths.tour(id)}>
          Ver el tour
          <span className="sr-only"> {name}</span>
        </TextLink>
      </div>
    </SectionCard>
  );
}
