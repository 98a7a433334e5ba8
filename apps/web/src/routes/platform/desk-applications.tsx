import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DeskApplicationsPage } from '#app/features/desk/desk-applications-page.tsx';

export const Component = staffOnly(['pilots.manage'], DeskApplicationsPage);
