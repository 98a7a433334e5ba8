import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskAppealsPage } from '#app/features/desk/desk-appeals-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['appeals.decide']}>
      <DeskAppealsPage />
    </StaffOnly>
  );
}
