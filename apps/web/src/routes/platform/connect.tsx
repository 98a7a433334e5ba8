import { KeysCard } from '#app/features/account/keys-card.tsx';
import { ConnectPage } from '#app/features/connect/connect-page.tsx';

export function Component() {
  return <ConnectPage keys={<KeysCard />} />;
}
