import { MembersOnly } from '#app/features/access/members-only.tsx';
import { PilotsPage } from '#app/features/pilots/pilots-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Pilotos">
      <PilotsPage />
    </MembersOnly>
  );
}
