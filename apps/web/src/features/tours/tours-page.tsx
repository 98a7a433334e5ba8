import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { TourMap } from '#app/components/maps/tour-map.tsx';
import { CardGrid } from '#app/components/blocks/card-grid.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { linkCardClass } from '@va/ui/controls/card.tsx';
import type { Tour } from '@va/schemas/content/tours.ts';
import { withBase } from '#app/config/base-url.ts';
import { countOf } from '@va/domain/numbers.ts';
import { ExclusiveBadge } from './exclusive-badge.tsx';
import { pictureLoading } from '#app/lib/picture-loading.ts';

interface ToursPageProps {
  tours: readonly Tour[];
  /** Part about the tours that is only known at run time; below the painted content, so that nothing moves. */
  more?: ReactNode;
}

/** The tours of the airline. */
export function ToursPage({ tours, more }: ToursPageProps) {
  return (
    <>
      <PageHead
        eyebrow="Eventos"
        title="Tours"
        lead="Vueltas por etapas: vuélalas una a una y consigue el premio de cada una."
      />
      <CardGrid>
        {tours.map((tour, index) => (
          <Link
            key={tour.id}
            to={tour.routePath}
            className={`${linkCardClass} flex h-full flex-col overflow-hidden`}
          >
            <span className="relative block aspect-video overflow-hidden bg-tile">
              {tour.image ? (
                <img
                  src={withBase(tour.image.src)}
                  alt={tour.image.alt}
                  width={1200}
                  height={675}
                  {...pictureLoading(index)}
                  className="size-full object-cover"
                />
              ) : (
                <TourMap stops={tour.stops} id={tour.id} label={`Ruta del tour ${tour.name}`} />
              )}
              {tour.exclusive && (
                <span className="absolute top-3 left-3">
                  <ExclusiveBadge />
                </span>
              )}
            </span>
            <span className="flex grow flex-col gap-2 p-5">
              <span className="text-lg leading-tight font-bold">{tour.name}</span>
              <span className="text-sm text-ink-2">{tour.description}</span>
              <span className="mt-auto grid gap-1 border-t border-dashed border-line pt-3 text-sm">
                <span className="text-ink-2">
                  {tour.aircraft} · {countOf(tour.stops.length - 1, 'etapa', 'etapas')}
                </span>
                <span className="flex items-center gap-1 font-bold text-link group-hover:underline">
                  Ver las etapas
                  <ChevronRight aria-hidden className="size-4" />
                </span>
              </span>
            </span>
          </Link>
        ))}
      </CardGrid>
      {more}
    </>
  );
}
