import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DeskNoticesPage } from '#app/features/notices/desk-notices-page.tsx';

export const Component = staffOnly(['notices.publish'], DeskNoticesPage);
