import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DeskPage } from '#app/features/desk/desk-page.tsx';

export const Component = staffOnly(
  ['reports.review', 'pilots.state', 'pilots.manage', 'jobs.run', 'audit.read'],
  DeskPage,
);
