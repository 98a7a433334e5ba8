import { paths } from '#app/lib/paths.ts';

/** Name of the parameter with the callsign of the flight that is looked at. */
export const FLIGHT_PARAMETER = 'vuelo';

/** Address of the page with a flight opened. */
export function flightPath(callsign: string): string {
  return `${paths.traffic}?${FLIGHT_PARAMETER}=${encodeURIComponent(callsign)}`;
}
