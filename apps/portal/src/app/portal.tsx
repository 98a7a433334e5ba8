import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { airline } from '#app/content/airline.ts';
import { routerBasename, withBase } from '#app/config/base-url.ts';
import { reloadOnce } from '#app/services/reload.ts';
import { fontsReady } from '#app/services/fonts-ready.ts';
import { session } from '#app/services/session.ts';
import { reloadOnChunkError } from './reload-on-chunk-error.ts';
import { startPreloading } from './preloading.ts';
import { queryClient } from './query-client.ts';
import { routeTable } from './route-table.tsx';

// Exported for the gate, so that the chunk of the sign-in screen does without it.
export { whenIdle } from '@va/ui/timing/when-idle.ts';

const router = createBrowserRouter(reloadOnChunkError(routeTable, reload), { basename: routerBasename });

/**
 * Reloads the wanted page from the newest build, but not while somebody is signing in: that would lose what is typed.
 */
async function reload(): Promise<boolean> {
  if (session.snapshot() === null) return false;
  const wanted = router.state.navigation.location ?? router.state.location;
  const address = new URL(router.createHref(wanted), location.href).href;
  return reloadOnce(address, import.meta.url);
}

/** The airline's mark, fetched early so that the sidebar shows it at once. */
const mark = new Image();

/** Resolves once the page of the current address, the fonts and the airline's mark are loaded. */
export async function ready(): Promise<void> {
  await Promise.all([pageReady(), fontsReady(), markReady()]);
}

/** Waits for the mark only at sign-in, where there is time; a mark that fails to load holds nobody up. */
async function markReady(): Promise<void> {
  mark.src = withBase(airline.brand.mark);
  if (session.snapshot() === null) await mark.decode().catch(() => undefined);
}

function pageReady(): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/** Everything behind the gate. */
export function Portal() {
  useEffect(() => startPreloading(routeTable), []);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
