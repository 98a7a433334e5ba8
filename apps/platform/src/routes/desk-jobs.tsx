import { MembersOnly } from '#app/features/access/members-only.tsx';
import { DeskJobsPage } from '#app/features/desk/desk-jobs-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Mesa">
      <DeskJobsPage />
    </MembersOnly>
  );
}
