import { MembersOnly } from '#app/features/access/members-only.tsx';
import { NoticesPage } from '#app/features/notices/notices-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Avisos">
      <NoticesPage />
    </MembersOnly>
  );
}
