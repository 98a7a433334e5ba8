import { useParams } from 'react-router';
import { FlyersOnly } from '#app/features/access/flyers-only.tsx';
import { BookingPage } from '#app/features/bookings/booking-page.tsx';

export function Component() {
  const { code = '' } = useParams();
  return (
    <FlyersOnly title="Tu reserva">
      <BookingPage code={code.toUpperCase()} />
    </FlyersOnly>
  );
}
