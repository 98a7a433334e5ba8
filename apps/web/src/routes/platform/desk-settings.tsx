import { staffOnly } from '#app/features/access/staff-only.tsx';
import { SettingsPage } from '#app/features/settings/settings-page.tsx';

export const Component = staffOnly(['jobs.run'], SettingsPage);
