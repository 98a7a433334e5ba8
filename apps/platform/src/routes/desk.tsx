import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskPage } from '#app/features/desk/desk-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['reports.review', 'pilots.state', 'pilots.manage', 'jobs.run', 'audit.read']}>
      <DeskPage />
    </StaffOnly>
  );
}
