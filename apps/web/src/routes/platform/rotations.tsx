import { FlyersOnly } from '#app/features/access/flyers-only.tsx';
import { RotationsPage } from '#app/features/rotations/rotations-page.tsx';

export function Component() {
  return (
    <FlyersOnly title="El día de un avión">
      <RotationsPage />
    </FlyersOnly>
  );
}
