import { staffOnly } from '#app/features/access/staff-only.tsx';
import { TimetablePage } from '#app/features/timetable/timetable-page.tsx';

export const Component = staffOnly(['timetable.write'], TimetablePage);
