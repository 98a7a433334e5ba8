import { staffOnly } from '#app/features/access/staff-only.tsx';
import { TypesPage } from '#app/features/fleet/types-page.tsx';

export const Component = staffOnly(['fleet.write'], TypesPage);
