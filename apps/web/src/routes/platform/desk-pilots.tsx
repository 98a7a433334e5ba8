import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DeskPilotsPage } from '#app/features/desk/desk-pilots-page.tsx';

export const Component = staffOnly(['pilots.state'], DeskPilotsPage);
