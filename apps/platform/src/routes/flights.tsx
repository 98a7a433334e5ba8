import { MembersOnly } from '#app/features/access/members-only.tsx';
import { BookedStrip } from '#app/features/bookings/booked-strip.tsx';
import { FlightsPage } from '#app/features/flights/flights-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Reservar un vuelo">
      <FlightsPage booked={<BookedStrip />} />
    </MembersOnly>
  );
}
