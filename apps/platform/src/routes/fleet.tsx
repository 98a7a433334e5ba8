import { membersOnly } from '#app/features/access/members-only.tsx';
import { FleetPage } from '#app/features/fleet/fleet-page.tsx';

export const Component = membersOnly('Flota', FleetPage);
