import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskToursPage } from '#app/features/tours/desk-tours-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['tours.write']}>
      <DeskToursPage />
    </StaffOnly>
  );
}
