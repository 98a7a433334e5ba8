import type { Operations } from './operations.ts';

/** The code that the airline uses for an airport, whichever of its codes is given; one that it does not know stays. */
export function ownCode({ airports }: Pick<Operations, 'airports'>, icao: string): string {
  return airports.get(icao)?.icao ?? icao;
}

/** A filter that asks for an airport by the code that the airline uses. */
export function withOwnCode<T extends { airport?: string | undefined }>(
  ops: Pick<Operations, 'airports'>,
  filter: T,
): T {
  return filter.airport === undefined ? filter : { ...filter, airport: ownCode(ops, filter.airport) };
}
