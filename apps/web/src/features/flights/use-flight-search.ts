import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { departurePagesQuery } from '#app/api/flights.ts';
import { queryOf } from '#app/lib/flight-filters.ts';
import { afterPaint } from '#app/lib/use-after-paint.ts';

/** Milliseconds that a new search may take before the page shows that it is searching. */
const LATE = 100;

/**
 * The search in the address, and how to change it. A filter is no navigation: page and departures change together, and
 * the address follows once they are painted.
 */
export function useFlightSearch() {
  const { key } = useLocation();
  // The server renders the page without a search, so the first render here does too.
  const inAddress = () => new URLSearchParams(globalThis.location?.search);
  const [params, show] = useState(inAddress);
  const [chosen, choose] = useState(inAddress);
  const latest = useRef(chosen);
  const client = useQueryClient();
  const departures = useInfiniteQuery(departurePagesQuery(queryOf(params)));
  /** Sets parameters of the address; an empty value takes one away. Always the same function. */
  const set = useCallback(
    (changes: Readonly<Record<string, string | null>>) => {
      const wanted = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changes))
        if (value) wanted.set(name, value);
        else wanted.delete(name);
      latest.current = wanted;
      const answer = client.prefetchInfiniteQuery({
        ...departurePagesQuery(queryOf(wanted)),
        staleTime: Infinity,
      });
      choose(wanted);
      void Promise.race([answer, new Promise((resolve) => setTimeout(resolve, LATE))]).then(() => {
        if (latest.current === wanted) show(wanted);
      });
    },
    [client],
  );
  // A link to this same page may bring another search.
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    if (latest.current.toString() === asked.toString()) return;
    latest.current = asked;
    choose(asked);
    show(asked);
  }, [key]);
  useEffect(() => afterPaint(() => writeAddress(params)), [params]);
  return { params, chosen, set, departures };
}

export type FlightSearch = ReturnType<typeof useFlightSearch>;

/** Past the router, which would render the whole page once more. */
function writeAddress(params: URLSearchParams): void {
  const address = new URL(location.href);
  if (address.searchParams.toString() === params.toString()) return;
  address.search = params.toString();
  history.replaceState(history.state, '', address);
}
