import { airline } from '#app/content/airline.ts';
import { frameById } from '#app/content/frames.ts';
import { BookingPage } from '#app/features/booking/booking-page.tsx';

export function Component() {
  return <BookingPage frame={frameById('reservas')} hasFlightIdeas={airline.views.flightIdeas} />;
}
