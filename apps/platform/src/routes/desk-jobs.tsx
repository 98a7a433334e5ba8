import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskJobsPage } from '#app/features/desk/desk-jobs-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['jobs.run']}>
      <DeskJobsPage />
    </StaffOnly>
  );
}
