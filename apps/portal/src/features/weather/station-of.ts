import type { Airport } from '@va/schemas/content/airports.ts';

/** The code under which an airport reports its weather: the one in force, where the airline still uses an older one. */
export function stationOf({ icao, icaoCurrent }: Pick<Airport, 'icao' | 'icaoCurrent'>): string {
  return icaoCurrent ?? icao;
}
