import { MutationCache, notifyManager, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import {
  CACHE_RETENTION_MS,
  OUTSIDE_KEYS,
  RETRIES,
  retryDelay,
  SESSION_KEY,
} from '#app/config/query-defaults.ts';
import { ApiProblem, isOvertaken, NoAnswer } from '#app/lib/problem.ts';

/** Number of retries of a request to our own API, while a person waits for it. */
const API_RETRIES = 2;

/** Whether another try can help: not after a refusal by the API, and not without a network. */
function mayRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiProblem && error.problem.status < 500) return false;
  if (error instanceof ApiProblem || error instanceof NoAnswer)
    return failures < API_RETRIES && navigator.onLine;
  return failures < RETRIES;
}

/**
 * A 401 may mean that the session has ended: reads the session again, so that the page asks to sign in and keeps a form
 * that was filled in.
 */
function mayHaveEnded(error: Error): void {
  if (!(error instanceof ApiProblem) || error.problem.status !== 401) return;
  const session = queryClient.getQueryData<{ pilot: unknown; ended?: unknown }>(SESSION_KEY);
  if (session?.pilot && !session.ended) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
}

/** Reloads all answers of our own API. Weather and traffic of other hosts have not changed. */
const readAgain = () =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => !OUTSIDE_KEYS.has(queryKey[0]) });

/** After a conflict with somebody else's change, reloads the data, so that the next try uses the present state. */
function failed(error: Error): Promise<void> | undefined {
  mayHaveEnded(error);
  return isOvertaken(error) ? readAgain() : undefined;
}

// React hears of a pending mutation before a double click's second click arrives, so that its button is disabled in
// time.
notifyManager.setScheduler(queueMicrotask);

// TanStack Query assumes a network at the start, and would not notice its return on a page that was opened offline.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);

/** The one cache of the app. Defaults of docs/spec.md §7. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: CACHE_RETENTION_MS,
      // Without a network a query fails at once instead of waiting, and is repeated when the network is back.
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => (state.error ? 'always' : true),
      retry: mayRetry,
      retryDelay,
      staleTime: 30_000,
    },
    mutations: { networkMode: 'always' },
  },
  // A change may affect the data of any page, so all of them are read again.
  mutationCache: new MutationCache({ onSuccess: readAgain, onError: failed }),
  queryCache: new QueryCache({ onError: mayHaveEnded }),
});
