import { RecoveryPage } from '#app/features/access/recovery-page.tsx';

export function Component() {
  return <RecoveryPage />;
}
