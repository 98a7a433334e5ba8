/** Finds the airport that a person names by a code, by its city or by its own name. */
import { plainText } from '../texts.ts';

/** Codes and names of an airport. */
export interface AirportNames {
  /** The code that the airline uses. */
  icao: string;
  /** ICAO codes that it has had or has elsewhere. */
  otherCodes: readonly string[];
  iata: string;
  city: string;
  name: string;
}

/**
 * The airport that the typed text names, in any case and without accents: compares codes first, then city and name,
 * then their beginnings. Undefined if no airport matches or several do.
 */
export function namedAirport<T extends AirportNames>(airports: readonly T[], typed: string): T | undefined {
  const wanted = plainText(typed.trim());
  if (wanted === '') return undefined;
  const codes = ({ icao, otherCodes, iata }: T) => [icao, ...otherCodes, iata];
  const names = ({ city, name }: T) => [city, name];
  const ways: ((airport: T) => boolean)[] = [
    (airport) => codes(airport).some((code) => plainText(code) === wanted),
    (airport) => names(airport).some((name) => plainText(name) === wanted),
    (airport) => names(airport).some((name) => plainText(name).startsWith(wanted)),
  ];
  for (const way of ways) {
    const found = airports.filter(way);
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

/** Fields of an airport that the search reads. */
interface Searchable {
  icao: string;
  name: string;
}

/** Airports whose ICAO code or name contains the text, in any case. An empty text matches every airport. */
export function searchAirports<T extends Searchable>(airports: readonly T[], query: string): T[] {
  const wanted = query.toLowerCase();
  return airports.filter(
    ({ icao, name }) => icao.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted),
  );
}
