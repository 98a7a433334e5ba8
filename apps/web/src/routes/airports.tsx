import { useOutletContext } from 'react-router';
import { airports } from '#app/content/airports.ts';
import { onlyInTours } from '#app/content/only-in-tours.ts';
import { AirportsPage } from '#app/features/airports/airports-page.tsx';
import type { PortalContext } from '#app/lib/portal-context.ts';

/** Each route is among the destinations of both airports. */
const routeCount = airports.reduce((sum, { destinations }) => sum + destinations.length, 0) / 2;

export function Component() {
  const { searchPortal } = useOutletContext<PortalContext>();
  return (
    <AirportsPage
      airports={airports}
      routeCount={routeCount}
      onlyInTours={onlyInTours}
      onSearchPortal={searchPortal}
    />
  );
}
