import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Reads a query's data from the cache without requesting it. A query without its own function would replace that of all
 * others.
 */
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
