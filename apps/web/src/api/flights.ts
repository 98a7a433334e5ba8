import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type {
  availabilitySchema,
  departureSchema,
  departuresSchema,
} from '@va/contract/bookings/departures.ts';
import type { z } from 'zod';
import type { DeparturesQuery } from '#app/lib/flight-filters.ts';
import { addressKey } from '#app/lib/address-key.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type Departure = z.infer<typeof departureSchema>;

export type Departures = z.infer<typeof departuresSchema>;

export type Availability = z.infer<typeof availabilitySchema>;

/** Departures, and the search that they answer: while the next one is on its way, the last one is shown. */
export type FoundDepartures = Departures & { asked: string };

/** Departures that are asked for at once. */
const PAGE = 40;

/** Departures that fit; the old list stays while a filter changes. */
export const departuresQuery = (query: DeparturesQuery) => ({
  ...readQuery('/flights', { limit: PAGE, ...query }),
  placeholderData: keepPreviousData,
});

/** The departures in pages: the pages already shown stay, and the next one is appended. */
export const departurePagesQuery = (query: DeparturesQuery) =>
  infiniteQueryOptions({
    queryKey: [...addressKey('/flights', query), 'pages'],
    queryFn: async ({ signal, pageParam }) => ({
      ...(await request('GET', '/flights', {
        query: { limit: PAGE, ...query, cursor: pageParam || undefined },
        signal,
      })),
      asked: JSON.stringify(query),
    }),
    initialPageParam: '',
    // Comparing two lists of departures value by value takes longer than rendering the new one.
    structuralSharing: false,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    select: ({ pages }): FoundDepartures | undefined => {
      const [first] = pages;
      if (first === undefined) return undefined;
      const bookable = pages.reduce((sum, page) => sum + (page.bookable ?? 0), 0);
      return {
        ...first,
        items: pages.flatMap(({ items }) => items),
        bookable: first.bookable === null ? null : bookable,
      };
    },
  });

/** One departure with its free tails and booking conditions. */
export const availabilityQuery = (number: string, date: string) =>
  readQuery(`/flights/${number}/dates/${date}/availability`);
