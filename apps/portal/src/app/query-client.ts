import { QueryClient } from '@tanstack/react-query';
import { CACHE_RETENTION_MS, RETRIES, retryDelay } from '#app/config/query-defaults.ts';

export const queryClient = new QueryClient({
  // `networkMode`: the pilot table is local, so a missing network must not pause the query.
  defaultOptions: {
    queries: { gcTime: CACHE_RETENTION_MS, retry: RETRIES, retryDelay, networkMode: 'always' },
  },
});
