import { membersOnly } from '#app/features/access/members-only.tsx';
import { FleetPage } from '#app/features/fleet/tails-page.tsx';

export const Component = membersOnly('Flota', FleetPage);
