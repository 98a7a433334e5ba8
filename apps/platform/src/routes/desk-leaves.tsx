import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskLeavesPage } from '#app/features/desk/desk-leaves-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['pilots.manage']}>
      <DeskLeavesPage />
    </StaffOnly>
  );
}
