import { membersOnly } from '#app/features/access/members-only.tsx';
import { InboxPage } from '#app/features/inbox/inbox-page.tsx';

export const Component = membersOnly('Mensajes', InboxPage, true);
