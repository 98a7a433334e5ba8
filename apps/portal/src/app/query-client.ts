import { QueryClient } from '@tanstack/react-query';
import { CACHE_RETENTION_MS, RETRIES, retryDelay } from '#app/config/query-defaults.ts';

export const queryClient = new QueryClient({
  // `always`: the table of pilots is part of the page, so its query must run without a network too.
  defaultOptions: {
    queries: { gcTime: CACHE_RETENTION_MS, retry: RETRIES, retryDelay, networkMode: 'always' },
  },
});
