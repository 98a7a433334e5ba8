import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskSanctionsPage } from '#app/features/desk/desk-sanctions-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['pilots.state']}>
      <DeskSanctionsPage />
    </StaffOnly>
  );
}
