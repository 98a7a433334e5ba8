import { FlyersOnly } from '#app/features/access/flyers-only.tsx';
import { BookedStrip } from '#app/features/bookings/booked-strip.tsx';
import { FlightsPage } from '#app/features/flights/flights-page.tsx';

export function Component() {
  return (
    <FlyersOnly title="Reservar un vuelo">
      <FlightsPage booked={<BookedStrip />} />
    </FlyersOnly>
  );
}
