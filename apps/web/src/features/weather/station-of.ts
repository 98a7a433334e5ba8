import type { WeatherPlace } from './weather-place.ts';

/** ICAO code under which an airport reports its weather: the current one where the airline uses an old one. */
export function stationOf({ icao, icaoCurrent }: Pick<WeatherPlace, 'icao' | 'icaoCurrent'>): string {
  return icaoCurrent ?? icao;
}
