import type { ReactNode } from 'react';
import { BackLink } from '#app/components/blocks/back-link.tsx';
import { Notice } from '#app/components/blocks/notice.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { TourMap } from '#app/components/maps/tour-map.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { WidgetBoundary } from '@va/ui/controls/widget-boundary.tsx';
import type { Content } from '@va/schemas/content/content.ts';
import type { Tour } from '@va/schemas/content/tours.ts';
import { formatDate } from '@va/domain/dates.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { paths } from '#app/lib/paths.ts';
import { ExclusiveBadge } from './exclusive-badge.tsx';
import { TourStages, type DispatchOfLeg } from './tour-stages.tsx';

interface TourPageProps {
  tour: Tour;
  /**
   * The provider's award page above the stages, or the platform's own view in their place, which has route and booking
   * too. Given the stages and the route as the content has them.
   */
  stages: (known: ReactNode) => ReactNode;
  /** Whether it is the platform's own view, which brings a moving map and the booking. */
  isOwn: boolean;
  /** The notices in force about it. */
  notices: ReactNode;
  limits: Content['airlineTexts']['limits'];
  /** Model of the type, where the tour allows one of the fleet alone. */
  model: string | undefined;
  /** Link to the dispatch page for a leg between two ICAO codes. */
  dispatchOf: DispatchOfLeg;
}

/** A tour: its stages on the platform's award page, and its route as a map. */
export function TourPage({ tour, stages, isOwn, notices, limits, model, dispatchOf }: TourPageProps) {
  return (
    <>
      <PageHead
        eyebrow="Tours"
        title={tour.name}
        lead={tour.description}
        aside={tour.exclusive && <ExclusiveBadge />}
        actions={<BackLink to={paths.tours}>Volver a los tours</BackLink>}
      />
      {notices}
      <div className="grid gap-6">
        {tour.requirement && (
          <Notice kind="warning" title="Requisito">
            {tour.requirement}
          </Notice>
        )}
        {stages(
          <Card className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 p-4 sm:p-5 2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="overflow-hidden rounded-md">
              <WidgetBoundary what="El mapa del tour">
                <TourMap
                  stops={tour.stops}
                  id={tour.id}
                  label={`Ruta del tour ${tour.name}`}
                  opens={!isOwn}
                />
              </WidgetBoundary>
            </div>
            <TourStages
              stops={tour.stops}
              anyOrder={tour.anyOrder === true}
              model={model}
              dispatchOf={isOwn ? undefined : dispatchOf}
            />
          </Card>,
        )}
        {limits && (
          <p className="text-sm text-ink-2">
            Desde el <time dateTime={limits.minimumPirepSince}>{formatDate(limits.minimumPirepSince)}</time>,
            una etapa con menos de {formatNumber(limits.minimumPirepScore)}
            /10 en el PIREP se repite.
          </p>
        )}
      </div>
    </>
  );
}
