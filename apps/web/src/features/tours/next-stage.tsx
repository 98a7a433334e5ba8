import { countOf } from '@va/domain/numbers.ts';
import { formatHours, formatMiles } from '@va/domain/quantities.ts';
import type { TourDetail } from '@va/contract/tours-and-events/tours.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { stageAddress } from '#app/lib/stages.ts';
import { shortMoment } from '#app/lib/times.ts';
import { BookStage } from './book-stage.tsx';

/** The stage that comes next and the button that books it; nothing where there is none to book. */
export function NextStageCard({ tour }: { tour: TourDetail }) {
  const { next, stages, types, count, worth, anyOrder } = tour;
  const stage = stages.find(({ n }) => n === next?.n);
  if (!next || !stage) return null;
  const { dep, arr, distanceNm, blockMin } = stage;
  return (
    <SectionCard
      title={`${anyOrder ? 'Etapa que te proponemos' : 'Tu siguiente etapa'}: ${dep.icao} → ${arr.icao}`}
      aside={`La ${next.n} de ${count}`}
    >
      <div className="grid gap-4 [--fact:8rem] sm:[--fact:10rem]">
        <FactList
          facts={[
            ['De – a', `${dep.city}–${arr.city}`],
            ['Distancia', `${formatMiles(distanceNm)}, ${formatHours(blockMin)} de bloque`],
            ['Suma al vuelo', countOf(worth.stage, 'punto', 'puntos')],
            ['Avión', types.map(({ model }) => model).join(' o ')],
            // The card of the booking gives it for a booked stage.
            ...(next.bookingCode
              ? []
              : [
                  [
                    'Salida',
                    next.flight
                      ? `${airline.icaoCode} ${next.flight.number}, ${shortMoment(next.flight.std)}`
                      : `A la hora que elijas, desde el ${shortMoment(next.std)}`,
                  ] as const,
                ]),
          ]}
        />
        {next.bookingCode ? (
          <ButtonLink to={paths.booking(next.bookingCode)} variant="primary" className="sm:justify-self-end">
            Ver tu reserva
          </ButtonLink>
        ) : (
          <div className="flex flex-wrap gap-3 sm:justify-end">
            <ButtonLink to={stageAddress(tour.id, next.n)}>Elegir otra hora</ButtonLink>
            <BookStage tour={tour.id} n={next.n} std={next.std} flight={next.flight} isNext />
          </div>
        )}
      </div>
    </SectionCard>
  );
}
