import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DeskPointsPage } from '#app/features/desk-points/desk-points-page.tsx';

export const Component = staffOnly(['points.adjust', 'pilots.manage'], DeskPointsPage);
