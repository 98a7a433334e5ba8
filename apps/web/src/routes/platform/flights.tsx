import { BookedStrip } from '#app/features/bookings/booked-strip.tsx';
import { FlightsPage } from '#app/features/flights/flights-page.tsx';

export function Component() {
  return <FlightsPage booked={<BookedStrip />} />;
}
