import { airports } from '#app/content/airports.ts';
import { AirportsPage } from '#app/features/airports/airports-page.tsx';

/** Routes lead both ways: each stands in the destinations of two airports. */
const routeCount = airports.reduce((sum, { destinations }) => sum + destinations.length, 0) / 2;

export function Component() {
  return <AirportsPage airports={airports} routeCount={routeCount} />;
}
