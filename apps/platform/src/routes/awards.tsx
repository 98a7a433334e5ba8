import { MembersOnly } from '#app/features/access/members-only.tsx';
import { AwardsPage } from '#app/features/awards/awards-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Premios">
      <AwardsPage />
    </MembersOnly>
  );
}
