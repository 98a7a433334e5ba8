import { useParams } from 'react-router';
import { PLATFORM } from '@va/security/platform-folders.ts';
import { OWN_PLATFORM } from '@va/security/served-folders.ts';
import { NotFoundPage } from '#app/components/blocks/not-found-page.tsx';
import { airline } from '#app/content/airline.ts';
import { dispatchOf } from '#app/content/dispatch.ts';
import { frameById } from '#app/content/frames.ts';
import { notamHeads } from '#app/content/notam-heads.ts';
import { NotamsAbout } from '#app/features/notams/notams-about.tsx';
import { findTour } from '#app/content/tours.ts';
import { types } from '#app/content/types.ts';
import { TourPage } from '#app/features/tours/tour-page.tsx';

export function Component() {
  const { tour: slug = '' } = useParams();
  const tour = findTour(slug);
  if (!tour) return <NotFoundPage />;
  return (
    <TourPage
      key={tour.id}
      notices={<NotamsAbout notams={notamHeads} about={{ tour: tour.id }} />}
      tour={tour}
      frame={frameById(tour.frame)}
      limits={airline.limits}
      // A tour that allows several types names none of the fleet: the pilot chooses on the dispatch page.
      model={types.find(({ model }) => model === tour.aircraft)?.model}
      bookAt={OWN_PLATFORM && tour.types ? `/${PLATFORM}vuelos/libre?tour=${tour.id}` : undefined}
      dispatchOf={(from, to) => dispatchOf({ from, to, model: tour.aircraft })}
    />
  );
}
