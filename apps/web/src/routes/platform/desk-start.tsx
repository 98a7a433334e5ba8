import { staffOnly } from '#app/features/access/staff-only.tsx';
import { StartPage } from '#app/features/desk/start-page.tsx';

export const Component = staffOnly(['pilots.manage'], StartPage);
