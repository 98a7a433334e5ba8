import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DeskJobsPage } from '#app/features/desk/desk-jobs-page.tsx';

export const Component = staffOnly(['jobs.run'], DeskJobsPage);
