import { MutationCache, notifyManager, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#app/api/session.ts';
import { ApiProblem, isOvertaken } from '#app/lib/problem.ts';

/** Whether another try can help: not where the API has said no, nor without a network. */
function mayRetry(failures: number, error: Error): boolean {
  return failures < 2 && navigator.onLine && !(error instanceof ApiProblem && error.problem.status < 500);
}

/** The session may have ended, by itself or elsewhere: the page asks to sign in again, and keeps a form that was filled in. */
function mayHaveEnded(error: Error): void {
  const { queryKey } = sessionQuery;
  const session = queryClient.getQueryData(queryKey);
  if (error instanceof ApiProblem && error.problem.status === 401 && session?.pilot && !session.ended)
    void queryClient.invalidateQueries({ queryKey });
}

/** What somebody else has changed meanwhile is read again, so that the next try is about how it is now. */
function failed(error: Error): Promise<void> | undefined {
  mayHaveEnded(error);
  return isOvertaken(error) ? queryClient.invalidateQueries() : undefined;
}

// React hears of a pending mutation before a double click's second click arrives, so that its button is disabled in
// time.
notifyManager.setScheduler(queueMicrotask);

// TanStack Query assumes a network at the start, and would not notice its return on a page that was opened offline.
onlineManager.setOnline(navigator.onLine);

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network a query fails at once instead of waiting for one, and is tried again once the network is
      // back.
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => (state.error ? 'always' : true),
      retry: mayRetry,
      staleTime: 30_000,
    },
    mutations: { networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    // A change may show in the data of any page, so that all of it is read again.
    onSuccess: () => queryClient.invalidateQueries(),
    onError: failed,
  }),
  queryCache: new QueryCache({ onError: mayHaveEnded }),
});
