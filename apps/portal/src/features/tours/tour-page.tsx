import type { ReactNode } from 'react';
import { BackLink } from '#app/components/blocks/back-link.tsx';
import { Notice } from '#app/components/blocks/notice.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { TourMap } from '#app/components/maps/tour-map.tsx';
import { tourLands } from '#app/content/tour-lands.ts';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import { withBase } from '#app/config/base-url.ts';
import { buttonClass } from '@va/ui/controls/button-class.ts';
import { Card } from '@va/ui/controls/card.tsx';
import type { Airline } from '@va/schemas/content/airline.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import type { Tour } from '@va/schemas/content/tours.ts';
import { formatDate } from '@va/domain/dates.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { paths } from '#app/lib/paths.ts';
import { ExclusiveBadge } from './exclusive-badge.tsx';
import { TourStages, type DispatchOfLeg } from './tour-stages.tsx';

interface TourPageProps {
  tour: Tour;
  frame: Frame;
  /** The notices in force about it. */
  notices: ReactNode;
  limits: Airline['limits'];
  /** Model of the type, where the tour allows one of the fleet alone. */
  model: string | undefined;
  /** Where the airline's own platform books the next stage; undefined where it doesn't. */
  bookAt: string | undefined;
  /** What prepares a leg between two ICAO codes. */
  dispatchOf: DispatchOfLeg;
}

/** A tour: its stages on the platform's award page, and its route as a map. */
export function TourPage({ tour, frame, notices, limits, model, bookAt, dispatchOf }: TourPageProps) {
  return (
    <>
      <PageHead
        eyebrow="Tours"
        title={tour.name}
        lead={tour.description}
        aside={tour.exclusive && <ExclusiveBadge />}
        actions={
          <>
            <BackLink to={paths.tours}>Volver a los tours</BackLink>
            {bookAt && (
              <a href={withBase(bookAt)} className={buttonClass({ variant: 'primary' })}>
                Ir a mi siguiente etapa
              </a>
            )}
          </>
        }
      />
      {notices}
      <div className="grid gap-6">
        {tour.requirement && (
          <Notice kind="warning" title="Requisito">
            {tour.requirement}
          </Notice>
        )}
        <EmbedFrame frame={frame} />
        <Card className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 p-4 sm:p-5 2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="overflow-hidden rounded-md">
            <TourMap
              stops={tour.stops}
              land={tourLands[tour.id] ?? ''}
              label={`Ruta del tour ${tour.name}`}
            />
          </div>
          <TourStages stops={tour.stops} model={model} dispatchOf={dispatchOf} />
        </Card>
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
