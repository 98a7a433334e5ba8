import { MembersOnly } from '#app/features/access/members-only.tsx';
import { DeskPage } from '#app/features/desk/desk-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Mesa">
      <DeskPage />
    </MembersOnly>
  );
}
