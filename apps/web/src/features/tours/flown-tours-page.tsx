import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Route } from 'lucide-react';
import { toursQuery } from '#app/api/tours.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PartBar } from '#app/components/part-bar.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { RouteSketch } from './route-sketch.tsx';
import { ownSentence, tourDates, tourSize } from './tour-words.ts';

/** Page of all tours, with the pilot's progress. */
export function ToursPage() {
  const tours = useQuery(toursQuery);
  return (
    <>
      <PageHead
        eyebrow="Eventos"
        title="Tours"
        lead="Cada etapa suma puntos y el tour entero, su insignia. Puedes llevar varios a la vez, sin prisa."
      />
      <Loaded query={tours} what="los tours">
        {(items) =>
          items.length === 0 ? (
            <EmptyState icon={Route} title="Ahora no hay ningún tour" compact>
              <p className="text-ink-2">
                Cuando la compañía abra uno, aquí estarán sus etapas y hasta dónde has llegado. Mientras,
                elige entre <TextLink to={paths.flights}>los vuelos del horario</TextLink>.
              </p>
            </EmptyState>
          ) : (
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3">
              {items.map((tour) => (
                <li key={tour.id}>
                  <Card className="grid h-full content-start gap-2 p-4">
                    <h2 className="text-lg font-bold">
                      <TextLink to={paths.tour(tour.id)}>{tour.name}</TextLink>
                    </h2>
                    <p className="text-sm text-ink-2">{tourDates(tour)}</p>
                    <RouteSketch tour={tour} />
                    <p className="text-sm">{tour.description}</p>
                    <p className="text-sm text-ink-2">
                      {tourSize(tour)} · {countOf(tour.enrolled, 'piloto', 'pilotos')}
                      {tour.completed > 0 && `, ${countOf(tour.completed, 'completado', 'completados')}`}
                    </p>
                    {tour.own && (
                      <p className="grid gap-1 text-sm font-bold">
                        <PartBar have={tour.own.passed} need={tour.count} />
                        {ownSentence(tour)}
                      </p>
                    )}
                  </Card>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
