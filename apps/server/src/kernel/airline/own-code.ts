import type { Operations } from './operations.ts';

type Airports = Pick<Operations, 'airports'>;

/** The airline's own code for an airport, given either of its codes; an unknown code unchanged. */
export function ownCode({ airports }: Airports, icao: string): string {
  return airports.get(icao)?.icao ?? icao;
}

/** All codes of an airport, given any of them; for an unknown code only that one. */
export function codesOf(ops: Airports, icao: string): string[] {
  const own = ownCode(ops, icao);
  const codes = [...ops.airports].filter(([, airport]) => airport.icao === own).map(([code]) => code);
  return codes.length === 0 ? [icao] : codes;
}

/** Widens a filter's airport to all its codes, since old flights keep the code of their time. */
export function withEachCode<T extends { airport?: string | undefined }>(
  ops: Airports,
  { airport, ...filter }: T,
): Omit<T, 'airport'> & { airports?: string[] } {
  return airport === undefined ? filter : { ...filter, airports: codesOf(ops, airport) };
}
