import { readQuery } from './read-query.ts';

/** The last METAR of an airport, and its forecast. */
export const weatherQuery = (icao: string) => ({
  ...readQuery(`/airports/${icao}/weather`),
  staleTime: 5 * 60_000,
  refetchInterval: 5 * 60_000,
});
