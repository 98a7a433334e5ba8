import { MembersOnly } from '#app/features/access/members-only.tsx';
import { FleetPage } from '#app/features/fleet/fleet-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Flota">
      <FleetPage />
    </MembersOnly>
  );
}
