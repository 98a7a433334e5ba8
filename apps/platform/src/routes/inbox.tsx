import { MembersOnly } from '#app/features/access/members-only.tsx';
import { InboxPage } from '#app/features/inbox/inbox-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Mensajes">
      <InboxPage />
    </MembersOnly>
  );
}
