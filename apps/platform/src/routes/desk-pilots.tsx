import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskPilotsPage } from '#app/features/desk/desk-pilots-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['pilots.state']}>
      <DeskPilotsPage />
    </StaffOnly>
  );
}
