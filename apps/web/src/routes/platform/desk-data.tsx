import { staffOnly } from '#app/features/access/staff-only.tsx';
import { DataPage } from '#app/features/imports/data-page.tsx';

export const Component = staffOnly(['data.transfer'], DataPage);
