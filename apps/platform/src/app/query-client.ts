import { MutationCache, notifyManager, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#app/api/session.ts';
import { ApiProblem } from '#app/lib/problem.ts';

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

// A button that waits for an answer is off before the second click of a double click arrives; by default it may be late.
notifyManager.setScheduler(queueMicrotask);

// It takes every page for connected, and would not notice the network of one that was opened without.
onlineManager.setOnline(navigator.onLine);

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network a page says so at once, instead of waiting for one; and renews what it could not read.
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => (state.error ? 'always' : true),
      retry: mayRetry,
      staleTime: 30_000,
    },
    mutations: { networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    // What somebody changes may show on any page.
    onSuccess: () => queryClient.invalidateQueries(),
    onError: mayHaveEnded,
  }),
  queryCache: new QueryCache({ onError: mayHaveEnded }),
});
