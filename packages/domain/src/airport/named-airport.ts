/** What a person means who names an airport by a code, by its city or by its own name. */
import { plainText } from '../plain-text.ts';

/** What an airport is called. */
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
 * The airport that is meant by what was typed, whatever its case and accents: one of its codes, else its city or its name, else
 * the beginning of either. Undefined where none is, or where several are.
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
