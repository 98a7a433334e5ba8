import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#app/lib/problem.ts';

/** Whether another try can help: not where the API has said no. */
function mayRetry(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof ApiProblem && error.problem.status < 500);
}

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: { queries: { retry: mayRetry, staleTime: 30_000 } },
  mutationCache: new MutationCache({
    // What somebody changes may show on any page.
    onSuccess: () => queryClient.invalidateQueries(),
  }),
});
