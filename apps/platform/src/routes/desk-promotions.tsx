import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskPromotionsPage } from '#app/features/desk-points/desk-promotions-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['promotions.read']}>
      <DeskPromotionsPage />
    </StaffOnly>
  );
}
