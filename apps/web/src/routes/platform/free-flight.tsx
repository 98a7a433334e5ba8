import { FlyersOnly } from '#app/features/access/flyers-only.tsx';
import { FreeFlightPage } from '#app/features/flights/free-flight-page.tsx';

export function Component() {
  return (
    <FlyersOnly title="Vuelo libre">
      <FreeFlightPage />
    </FlyersOnly>
  );
}
