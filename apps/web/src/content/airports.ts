import data from 'virtual:content/airports';
import type { Airport } from '@va/schemas/content/airports.ts';

/** The network's airports in the order of the file. */
export const airports = data;

/** The airport with this ICAO code in any case, or undefined. */
export function findAirport(icao: string): Airport | undefined {
  const wanted = icao.toUpperCase();
  return airports.find((airport) => airport.icao === wanted);
}
