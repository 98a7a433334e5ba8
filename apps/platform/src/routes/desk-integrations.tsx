import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { IntegrationsPage } from '#app/features/integrations/integrations-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['keys.all']}>
      <IntegrationsPage />
    </StaffOnly>
  );
}
