import { airline } from '#app/content/airline.ts';
import { focusAirports } from '#app/content/focus-airports.ts';
import { FocusAirportsPage } from '#app/features/focus-airports/focus-airports-page.tsx';

export function Component() {
  return <FocusAirportsPage destinations={focusAirports} base={airline.base.icao} />;
}
