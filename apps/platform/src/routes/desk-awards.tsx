import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskAwardsPage } from '#app/features/awards/desk-awards-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['tours.write']}>
      <DeskAwardsPage />
    </StaffOnly>
  );
}
