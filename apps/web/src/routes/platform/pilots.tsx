import { membersOnly } from '#app/features/access/members-only.tsx';
import { PilotsPage } from '#app/features/pilots/pilot-list-page.tsx';

export const Component = membersOnly('Pilotos', PilotsPage);
