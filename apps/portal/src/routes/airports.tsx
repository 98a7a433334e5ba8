import { airports } from '#app/content/airports.ts';
import { AirportsPage } from '#app/features/airports/airports-page.tsx';

/** Each route is in the destinations of both of its airports. */
const routeCount = airports.reduce((sum, { destinations }) => sum + destinations.length, 0) / 2;

export function Component() {
  return <AirportsPage airports={airports} routeCount={routeCount} />;
}
