import { staffOnly } from '#app/features/access/staff-only.tsx';
import { RanksPage } from '#app/features/ranks/ranks-page.tsx';

export const Component = staffOnly(['rules.dry-run'], RanksPage);
