import { MembersOnly } from '#app/features/access/members-only.tsx';
import { DeskLeavesPage } from '#app/features/desk/desk-leaves-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Mesa">
      <DeskLeavesPage />
    </MembersOnly>
  );
}
