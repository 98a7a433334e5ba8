import { FlyersOnly } from '#app/features/access/flyers-only.tsx';
import { KeysCard } from '#app/features/account/keys-card.tsx';
import { ConnectPage } from '#app/features/connect/connect-page.tsx';

export function Component() {
  return (
    <FlyersOnly title="Conecta tu ACARS">
      <ConnectPage keys={<KeysCard />} />
    </FlyersOnly>
  );
}
