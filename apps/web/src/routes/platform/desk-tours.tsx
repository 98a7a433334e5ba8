import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DeskToursPage } from '#app/features/tours/desk-tours-page.tsx';

export const Component = staffOnly(['tours.write'], DeskToursPage);
