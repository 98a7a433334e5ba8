import { membersOnly } from '#app/features/access/members-only.tsx';
import { LogbookPage } from '#app/features/logbook/logbook-page.tsx';

export const Component = membersOnly('Bitácora', LogbookPage);
