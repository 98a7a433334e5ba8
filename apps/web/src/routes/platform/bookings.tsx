import { FlyersOnly } from '#app/features/access/flyers-only.tsx';
import { BookingsPage } from '#app/features/bookings/bookings-page.tsx';

export function Component() {
  return (
    <FlyersOnly title="Tus reservas">
      <BookingsPage />
    </FlyersOnly>
  );
}
