import { MembersOnly } from '#app/features/access/members-only.tsx';
import { AccountPage } from '#app/features/account/account-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Tu cuenta">
      <AccountPage />
    </MembersOnly>
  );
}
