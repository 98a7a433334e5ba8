import type { Airport } from '@va/schemas/content/airports.ts';
import type { Runway } from '@va/schemas/content/runways.ts';

/** An airport of the network, or one of which no more is known than where it is. */
export interface WeatherPlace extends Pick<Airport, 'icao' | 'name'> {
  icaoCurrent?: string | undefined;
  /** IANA time zone. */
  timezone?: string | undefined;
  runways?: readonly Runway[] | undefined;
}
