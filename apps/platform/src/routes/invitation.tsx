import { InvitationPage } from '#app/features/access/invitation-page.tsx';

export function Component() {
  return <InvitationPage />;
}
