import { MembersOnly } from '#app/features/access/members-only.tsx';
import { KeysCard } from '#app/features/account/keys-card.tsx';
import { ConnectPage } from '#app/features/connect/connect-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Conecta tu ACARS">
      <ConnectPage keys={<KeysCard />} />
    </MembersOnly>
  );
}
