import { MembersOnly } from '#app/features/access/members-only.tsx';
import { BookingsPage } from '#app/features/bookings/bookings-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Tus reservas">
      <BookingsPage />
    </MembersOnly>
  );
}
