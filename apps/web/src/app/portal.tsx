import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { airline } from '#app/content/airline.ts';
import { routerBasename, withBase } from '#app/config/base-url.ts';
import { reloadOnce } from '#app/services/reload.ts';
import { fontsReady } from '#app/services/fonts-ready.ts';
import { session } from '#app/services/session.ts';
import { keepTyped } from '#app/early/keep-typed.ts';
import { isOpenAddress } from './is-open-address.ts';
import { prepareAccount } from './load-account.ts';
import { PAGES_ROUTE, platformRoutes } from './load-platform.ts';
import { opened } from './opened.ts';
import { failOrReload, reloadOnChunkError } from './reload-on-chunk-error.ts';
import { startPreloading } from './preloading.ts';
import { queryClient } from './query-client.ts';
import { routeTable } from './route-table.tsx';

// Exported for the gate, so that the chunk of the sign-in screen does without them.
export { loadDoor } from './load-door.ts';
export { whenIdle } from '@va/ui/timing/when-idle.ts';

const router = createBrowserRouter(reloadOnChunkError(routeTable, reload, isAwaited), {
  basename: routerBasename,
  ...(OWN_PLATFORM && {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (isOpenAddress(path)) patch(PAGES_ROUTE, await fetchPlatform());
    },
  }),
});

/** The routes of the platform; where their code is gone from the host, the page is reloaded as with any other. */
async function fetchPlatform(): Promise<RouteObject[]> {
  const routes = await platformRoutes().catch((error: unknown) => failOrReload(error, reload, isAwaited));
  return reloadOnChunkError(routes, reload, isAwaited);
}

/** Whether the pilot waits for a page: code that fails to preload is no reason to reload the page in use. */
function isAwaited(): boolean {
  return !router.state.initialized || router.state.navigation.state !== 'idle';
}

/** Reloads the wanted page from the newest build; does nothing at sign-in, where typed text would be lost. */
async function reload(): Promise<boolean> {
  if (isAtGate()) return false;
  const wanted = router.state.navigation.location ?? router.state.location;
  const address = new URL(router.createHref(wanted), location.href).href;
  return reloadOnce(address, import.meta.url);
}

/** Whether the page of the current address failed to open. */
export const hasFailed = (): boolean => router.state.errors !== null;

/** The airline's mark, fetched early so that the sidebar shows it at once. */
const mark = new Image();

/** Resolves once the page of the current address, the fonts and the airline's mark are loaded. What is typed meanwhile is kept. */
export async function ready(): Promise<void> {
  keepTyped();
  await Promise.all([opened(router), fontsReady(), markReady(), accountReady()]);
}

/** Whether the gate is shown at this address. */
const isAtGate = () => session.snapshot() === null && !isOpenAddress(location.pathname);

/** Waits for the mark only at the gate, where there is time; a failed mark delays nothing. */
async function markReady(): Promise<void> {
  mark.src = withBase(airline.brand.mark);
  if (isAtGate()) await mark.decode().catch(() => undefined);
}

/**
 * At the gate, fetches the account's code and session ahead, so that nothing remains to load once it opens. A pilot who
 * has passed it does not wait for them.
 */
async function accountReady(): Promise<void> {
  if (OWN_PLATFORM && isAtGate()) await prepareAccount(queryClient).catch(() => undefined);
}

/** Takes over the page where the server has painted it; answers whether it has. */
export async function startPainted(
  root: HTMLElement,
  app: ReactNode,
  onRecoverableError: (error: unknown) => void,
): Promise<boolean> {
  if (!OWN_PLATFORM) return false;
  const { startPainted: start } = await import('./start-painted.ts');
  return start(root, app, onRecoverableError, shows);
}

/**
 * Whether the router shows the page that the server has painted. It does not if the pilot has gone back meanwhile, or
 * if the page has failed.
 */
function shows(pathname: string): boolean {
  if (hasFailed()) return false;
  const { location: shown } = router.state;
  return withBase(shown.pathname).replace(/\/$/, '') + shown.search === pathname.replace(/\/$/, '');
}

/** The application behind the gate. */
export function Portal() {
  useEffect(() => startPreloading(router, OWN_PLATFORM ? fetchPlatform : undefined), []);
  return (
    <QueryClientProvider client={queryClient}>
      {/* No transition: a field whose value is in the address would lose typed letters. */}
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>
  );
}
