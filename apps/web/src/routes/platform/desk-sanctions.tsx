import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DeskSanctionsPage } from '#app/features/desk/desk-sanctions-page.tsx';

export const Component = staffOnly(['pilots.state'], DeskSanctionsPage);
