import { focusAirports } from '#app/content/focus-airports.ts';
import { FocusAirportsPage } from '#app/features/events/focus-airports-page.tsx';

export function Component() {
  return <FocusAirportsPage destinations={focusAirports} />;
}
