import { useSearchParams } from 'react-router';
import { airline } from '#app/content/airline.ts';
import { flightIn } from '#app/content/flights.ts';
import { frameById } from '#app/content/frames.ts';
import { BookingPage } from '#app/features/booking/booking-page.tsx';

export function Component() {
  const [search] = useSearchParams();
  return (
    <BookingPage
      frame={frameById('reservas')}
      flight={flightIn(search)}
      airline={airline.icaoCode}
      hasFlightIdeas={airline.views.flightIdeas}
    />
  );
}
