import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DeskLeavesPage } from '#app/features/desk/desk-leaves-page.tsx';

export const Component = staffOnly(['pilots.manage'], DeskLeavesPage);
