import { aircraft } from '#app/content/fleet.ts';
import { FleetPage } from '#app/features/fleet/fleet-page.tsx';

export function Component() {
  return <FleetPage aircraft={aircraft} />;
}
