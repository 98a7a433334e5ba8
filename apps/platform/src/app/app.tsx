import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { RouterProvider } from 'react-router';
import type { Router } from './router.tsx';

interface AppProps {
  router: Router;
  client: QueryClient;
  /** Runs when the app can be used. */
  onReady?: () => void;
}

export function App({ router, client, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        {/* Not as a transition: letters typed into a field whose value the address holds would get lost. */}
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </StrictMode>
  );
}
