import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DeskEventsPage } from '#app/features/events/desk-events-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['tours.write']}>
      <DeskEventsPage />
    </StaffOnly>
  );
}
