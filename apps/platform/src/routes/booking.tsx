import { useParams } from 'react-router';
import { MembersOnly } from '#app/features/access/members-only.tsx';
import { BookingPage } from '#app/features/bookings/booking-page.tsx';

export function Component() {
  const { code = '' } = useParams();
  return (
    <MembersOnly title="Tu reserva">
      <BookingPage code={code.toUpperCase()} />
    </MembersOnly>
  );
}
