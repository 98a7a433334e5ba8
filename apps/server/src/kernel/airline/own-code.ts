import type { Operations } from './operations.ts';

type Airports = Pick<Operations, 'airports'>;

/** The code that the airline uses for an airport, whichever of its codes is given; one that it does not know stays. */
export function ownCode({ airports }: Airports, icao: string): string {
  return airports.get(icao)?.icao ?? icao;
}

/** Every code of an airport, whichever is given; of one that the airline does not know, that one. */
export function codesOf(ops: Airports, icao: string): string[] {
  const own = ownCode(ops, icao);
  const codes = [...ops.airports].filter(([, airport]) => airport.icao === own).map(([code]) => code);
  return codes.length === 0 ? [icao] : codes;
}

/** A filter that finds an airport by each of its codes: what was recorded keeps the one of its time. */
export function withEachCode<T extends { airport?: string | undefined }>(
  ops: Airports,
  { airport, ...filter }: T,
): Omit<T, 'airport'> & { airports?: string[] } {
  return airport === undefined ? filter : { ...filter, airports: codesOf(ops, airport) };
}
