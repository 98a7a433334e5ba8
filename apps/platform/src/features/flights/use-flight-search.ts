import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { departurePagesQuery } from '#app/api/flights.ts';
import { queryOf } from '#app/lib/flight-filters.ts';

/** The search that the address asks for, and the way to ask for another one. */
export function useFlightSearch() {
  const [params] = useSearchParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const departures = useInfiniteQuery(departurePagesQuery(queryOf(params)));
  /** Sets parameters of the address; an empty value takes one away. Always the same function. */
  const set = useCallback(
    (changes: Readonly<Record<string, string | null>>) => {
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(changes))
        if (value) next.set(name, value);
        else next.delete(name);
      // What is not known yet is asked for now, and not after the page has shown that a filter is on.
      void client.prefetchInfiniteQuery({ ...departurePagesQuery(queryOf(next)), staleTime: Infinity });
      void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
    },
    [client, navigate],
  );
  return { params, set, departures };
}

export type FlightSearch = ReturnType<typeof useFlightSearch>;
