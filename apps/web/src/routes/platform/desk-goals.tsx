import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DeskGoalsPage } from '#app/features/goals/desk-goals-page.tsx';

export const Component = staffOnly(['tours.write'], DeskGoalsPage);
