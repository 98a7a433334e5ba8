import { queryOptions } from '@tanstack/react-query';
import type { weatherSchema } from '@va/schemas/api/flights/airport-weather.ts';
import type { z } from 'zod';
import { request } from './request.ts';

/** The last METAR of an airport. */
export const weatherQuery = (icao: string) =>
  queryOptions({
    queryKey: ['weather', icao],
    queryFn: ({ signal }) =>
      request<z.infer<typeof weatherSchema>>('GET', `/airports/${icao}/weather`, { signal }),
    staleTime: 5 * 60_000,
    refetchInterval: 5 * 60_000,
  });
