import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { TimetablePage } from '#app/features/timetable/timetable-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['timetable.write']}>
      <TimetablePage />
    </StaffOnly>
  );
}
