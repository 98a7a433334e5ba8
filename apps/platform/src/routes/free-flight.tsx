import { MembersOnly } from '#app/features/access/members-only.tsx';
import { FreeFlightPage } from '#app/features/flights/free-flight-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Vuelo libre">
      <FreeFlightPage />
    </MembersOnly>
  );
}
