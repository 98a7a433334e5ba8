import type { Airport } from '@va/schemas/content/airports.ts';

/** ICAO code under which an airport reports its weather: the current one where the airline uses an old one. */
export function stationOf({ icao, icaoCurrent }: Pick<Airport, 'icao' | 'icaoCurrent'>): string {
  return icaoCurrent ?? icao;
}
