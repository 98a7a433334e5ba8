import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { SettingsPage } from '#app/features/settings/settings-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['jobs.run']}>
      <SettingsPage />
    </StaffOnly>
  );
}
