import { membersOnly } from '#app/features/access/members-only.tsx';
import { AccountPage } from '#app/features/account/account-page.tsx';

export const Component = membersOnly('Tu cuenta', AccountPage, true);
