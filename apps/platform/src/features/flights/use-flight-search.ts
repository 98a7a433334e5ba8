import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { departurePagesQuery } from '#app/api/flights.ts';
import { queryOf } from '#app/lib/flight-filters.ts';

/** The search that the address asks for, and the way to ask for another one. */
export function useFlightSearch() {
  const [params, setParams] = useSearchParams();
  const departures = useInfiniteQuery(departurePagesQuery(queryOf(params)));
  /** Sets parameters of the address; an empty value takes one away. */
  const set = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(name, value);
      else next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { params, set, departures };
}

export type FlightSearch = ReturnType<typeof useFlightSearch>;
