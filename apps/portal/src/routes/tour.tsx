import { useLocation } from 'react-router';
import { NotFoundPage } from '#app/components/blocks/not-found-page.tsx';
import { frameById } from '#app/content/frames.ts';
import { airline } from '#app/content/airline.ts';
import { dispatchOf } from '#app/content/dispatch.ts';
import { tours } from '#app/content/tours.ts';
import { TourPage } from '#app/features/tours/tour-page.tsx';

export function Component() {
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '');
  const tour = tours.find((entry) => entry.routePath === path);
  if (!tour) return <NotFoundPage />;
  // A tour that allows several types names none of the fleet, and the pilot chooses.
  const model = tour.aircraft;
  return (
    <TourPage
      key={tour.id}
      tour={tour}
      frame={frameById(tour.frame)}
      limits={airline.limits}
      dispatchOf={(from, to) => dispatchOf({ from, to, model })}
    />
  );
}
