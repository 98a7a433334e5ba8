import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { airline } from '#app/content/airline.ts';
import { routerBasename, withBase } from '#app/config/base-url.ts';
import { startAfresh } from '#app/services/fresh-start.ts';
import { lettersReady } from '#app/services/letters.ts';
import { session } from '#app/services/session.ts';
import { mendingRoutes } from './missing-parts.ts';
import { startPreloading } from './preloading.ts';
import { queryClient } from './query-client.ts';
import { routeTable } from './route-table.tsx';

// For the gate, whose own chunk stays without it.
export { whenIdle } from '@va/ui/timing/when-idle.ts';

const router = createBrowserRouter(mendingRoutes(routeTable, mend), { basename: routerBasename });

/** Loads the page that is wanted from the newest build, but never a page on which somebody is signing in. */
async function mend(): Promise<boolean> {
  if (session.snapshot() === null) return false;
  const wanted = router.state.navigation.location ?? router.state.location;
  const address = new URL(router.createHref(wanted), location.href).href;
  return startAfresh(address, import.meta.url);
}

/** The mark beside the airline's name, kept so that the sidebar shows it without asking for it. */
const mark = new Image();

/** Resolves once the page of the current address is loaded, and its letters and the airline's mark with it. */
export async function ready(): Promise<void> {
  await Promise.all([pageReady(), lettersReady(), markReady()]);
}

/** Waits for the mark while somebody signs in. One that does not come keeps nobody out, nor a pilot who is back waiting. */
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
