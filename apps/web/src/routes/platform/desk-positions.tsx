import { staffOnly } from '#app/features/access/staff-only.tsx';
import { PositionsPage } from '#app/features/positions/positions-page.tsx';

export const Component = staffOnly(['roles'], PositionsPage);
