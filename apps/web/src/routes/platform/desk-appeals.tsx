import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DeskAppealsPage } from '#app/features/desk/desk-appeals-page.tsx';

export const Component = staffOnly(['appeals.decide'], DeskAppealsPage);
