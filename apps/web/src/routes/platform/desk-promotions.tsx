import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DeskPromotionsPage } from '#app/features/desk-points/desk-promotions-page.tsx';

export const Component = staffOnly(['promotions.read'], DeskPromotionsPage);
