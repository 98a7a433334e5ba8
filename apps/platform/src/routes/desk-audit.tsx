import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskAuditPage } from '#app/features/desk/desk-audit-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['audit.read']}>
      <DeskAuditPage />
    </StaffOnly>
  );
}
