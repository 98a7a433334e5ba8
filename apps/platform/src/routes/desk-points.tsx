import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskPointsPage } from '#app/features/desk-points/desk-points-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['points.adjust', 'pilots.manage']}>
      <DeskPointsPage />
    </StaffOnly>
  );
}
