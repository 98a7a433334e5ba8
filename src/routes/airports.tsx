import { airports } from '#app/content/airports.ts';
import { routes } from '#app/content/routes.ts';
import { AirportsPage } from '#app/features/airports/airports-page.tsx';

export function Component() {
  return <AirportsPage airports={airports} routeCount={routes.length} />;
}
