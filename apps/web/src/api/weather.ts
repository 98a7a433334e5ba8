import type { weatherSchema } from '@va/contract/flights/airport-weather.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';

/** The last METAR of an airport, and its forecast. */
export const weatherQuery = (icao: string) => ({
  ...readQuery<z.infer<typeof weatherSchema>>(['weather', icao], `/airports/${icao}/weather`),
  staleTime: 5 * 60_000,
  refetchInterval: 5 * 60_000,
});
