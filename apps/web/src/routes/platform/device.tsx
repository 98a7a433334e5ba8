import { FlyersOnly } from '#app/features/access/flyers-only.tsx';
import { DevicePage } from '#app/features/connect/device-page.tsx';

export function Component() {
  return (
    <FlyersOnly title="Autorizar un programa">
      <DevicePage />
    </FlyersOnly>
  );
}
