import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

export function App() {
  useEffect(preload, []);
  return (
    <QueryClientProvider client={queryClient}>
      {/* At once, not as a transition: what is typed into a field that the address keeps would get lost. */}
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>
  );
}

/** Loaded apart: it saves time on other pages than the first. */
function preload(): void {
  void import('./preloading.ts').then(
    ({ startPreloading }) => startPreloading(router.routes, queryClient),
    // Without a network pages come when they are asked for, as far as they can.
    () => undefined,
  );
}
