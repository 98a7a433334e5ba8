import { MembersOnly } from '#app/features/access/members-only.tsx';
import { YearPage } from '#app/features/year/year-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Un año">
      <YearPage />
    </MembersOnly>
  );
}
