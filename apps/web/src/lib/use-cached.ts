import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** What some other part has asked for, as it is in the cache, without asking: a query without a way to ask would take that of all others. */
export function useCached<T>(key: QueryKey): T | undefined {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const read = () => client.getQueryData<T>(key);
  return useSyncExternalStore(
    useCallback((listener) => cache.subscribe(listener), [cache]),
    read,
    read,
  );
}
