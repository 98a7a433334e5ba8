import { MembersOnly } from '#app/features/access/members-only.tsx';
import { DeskAuditPage } from '#app/features/desk/desk-audit-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Mesa">
      <DeskAuditPage />
    </MembersOnly>
  );
}
