import type { Airport } from '@va/schemas/content/airports.ts';
import type { Runway } from '@va/schemas/content/runways.ts';

/** An airport of the network, or one of which no more is known than where it is. */
export interface WeatherPlace extends Pick<Airport, 'icao' | 'name'> {
  icaoCurrent?: string | undefined;
  /** IANA time zone. */
  timezone?: string | undefined;
  runways?: readonly Runway[] | undefined;
}

/** Milliseconds after which a report that could not be renewed counts as old. */
export const STALE_MS = 15 * 60_000;

/** ICAO code under which an airport reports its weather: the current one where the airline uses an old one. */
export function stationOf({ icao, icaoCurrent }: Pick<WeatherPlace, 'icao' | 'icaoCurrent'>): string {
  return icaoCurrent ?? icao;
}
