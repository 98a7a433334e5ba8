import { MembersOnly } from '#app/features/access/members-only.tsx';
import { NextFlight } from '#app/features/bookings/next-flight.tsx';
import { TodayPage } from '#app/features/today/today-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Hoy">
      <TodayPage nextFlight={<NextFlight />} />
    </MembersOnly>
  );
}
