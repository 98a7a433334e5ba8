import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      {/* At once, not as a transition: what is typed into a field that the address keeps would get lost. */}
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>
  );
}
