import { MembersOnly } from '#app/features/access/members-only.tsx';
import { LogbookPage } from '#app/features/logbook/logbook-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Bitácora">
      <LogbookPage />
    </MembersOnly>
  );
}
