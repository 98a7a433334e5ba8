import { useParams } from 'react-router';
import { BookingPage } from '#app/features/bookings/booking-page.tsx';

export function Component() {
  const { code = '' } = useParams();
  return <BookingPage code={code.toUpperCase()} />;
}
