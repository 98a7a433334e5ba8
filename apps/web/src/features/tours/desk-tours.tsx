import { useQuery } from '@tanstack/react-query';
import type { TourSummary } from '@va/contract/tours-and-events/tours.ts';
import { linkCardClass } from '@va/ui/controls/card.tsx';
import { Link } from 'react-router';
import { toursQuery } from '#app/api/tours.ts';
import { CardGrid } from '#app/components/blocks/card-grid.tsx';
import { PageSection } from '#app/components/blocks/page-section.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { RouteSketch } from './route-sketch.tsx';
import { tourDates, tourSize } from './tour-words.ts';

/** A tour as the page that the build has painted shows it. */
export interface PaintedTour {
  id: string;
  name: string;
  /** The codes of each airport, in the order in which they are flown; those of stages that are out are left out. */
  stops: readonly (readonly string[])[];
}

/**
 * Changes of the tours since the build: tours that staff have added, and which of the painted ones have changed or
 * closed. Nothing while the platform does not answer.
 */
export function DeskTours({ known }: { known: readonly PaintedTour[] }) {
  const { data: tours } = useQuery(toursQuery);
  if (tours === undefined) return null;
  const paintedOf = (tour: TourSummary) => known.find(({ id }) => id === tour.id);
  const added = tours.filter((tour) => paintedOf(tour) === undefined);
  const changed = tours.filter((tour) => {
    const painted = paintedOf(tour);
    return painted !== undefined && (painted.name !== tour.name || !isSameWay(painted, tour));
  });
  const closed = tours.filter((tour) => paintedOf(tour) && tour.closed && tour.opens === null);
  return (
    <>
      <TourNames
        tours={changed}
        one="Ha cambiado, como dice su página"
        more="Han cambiado, como dice su página"
      />
      <TourNames tours={closed} one="Ya está cerrado" more="Ya están cerrados" />
      {added.length > 0 && (
        <PageSection id="otros-tours" title="También se vuelan" className="mt-10">
          <CardGrid>
            {added.map((tour) => (
              <TourTile key={tour.id} tour={tour} />
            ))}
          </CardGrid>
        </PageSection>
      )}
    </>
  );
}

const isSameWay = (painted: PaintedTour, { stops }: TourSummary) =>
  painted.stops.length === stops.length &&
  painted.stops.every((codes, at) => codes.includes(stops[at]?.icao ?? ''));

/** A line that names tours and leads to each; nothing where there is none. */
function TourNames({ tours, one, more }: { tours: readonly TourSummary[]; one: string; more: string }) {
  if (tours.length === 0) return null;
  return (
    <p role="status" className="mt-6 text-ink-2">
      {tours.length === 1 ? one : more}:{' '}
      {tours.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <TextLink to={paths.tour(id)}>{name}</TextLink>
        </span>
      ))}
      .
    </p>
  );
}

/** Tile of a tour like the page's others, with its route. */
function TourTile({ tour }: { tour: TourSummary }) {
  return (
    <Link to={paths.tour(tour.id)} className={`${linkCardClass} flex h-full flex-col overflow-hidden`}>
      <RouteSketch tour={tour} />
      <span className="flex grow flex-col gap-2 p-5">
        <span className="text-lg leading-tight font-bold text-link group-hover:underline">{tour.name}</span>
        <span className="text-sm text-ink-2 wrap-anywhere">{tour.description}</span>
        <span className="mt-auto text-sm text-ink-2">
          {tourSize(tour)} · {tourDates(tour)}
        </span>
      </span>
    </Link>
  );
}
