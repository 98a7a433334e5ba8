import { staffOnly } from '#app/features/access/staff-only.tsx';
import { IntegrationsPage } from '#app/features/integrations/integrations-page.tsx';

export const Component = staffOnly(['keys.all'], IntegrationsPage);
