import { MembersOnly } from '#app/features/access/members-only.tsx';
import { DeskPilotsPage } from '#app/features/desk/desk-pilots-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Mesa">
      <DeskPilotsPage />
    </MembersOnly>
  );
}
