import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskNoticesPage } from '#app/features/notices/desk-notices-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['notices.publish']}>
      <DeskNoticesPage />
    </StaffOnly>
  );
}
