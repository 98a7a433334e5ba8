import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type RouteObject } from 'react-router';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { createPageRouter } from '#app/components/router/page-router.ts';
import { PagesOf } from '#app/components/router/pages-of.tsx';
import { airline } from '#app/content/airline.ts';
import { routerBasename, withBase } from '#app/config/base-url.ts';
import { ALIVE } from '#app/config/first-paint.ts';
import { reloadOnce } from '#app/services/reload.ts';
import { fontsReady } from '#app/services/fonts-ready.ts';
import { session } from '#app/services/session.ts';
import { keepTyped } from '#app/early/keep-typed.ts';
import { isOpenAddress } from './is-open-address.ts';
import { prepareAccount } from './load-account.ts';
import { PAGES_ROUTE, platformRoutes } from './load-platform.ts';
import { failOrReload, reloadOnChunkError } from './reload-on-chunk-error.ts';
import { startPreloading } from './preloading.ts';
import { queryClient } from './query-client.ts';
import { routeTable } from './route-table.tsx';

// Exported for the gate, so that the chunk of the sign-in screen does without them.
export { loadDoor } from './load-door.ts';
export { whenIdle } from '@va/ui/timing/when-idle.ts';

const router = createPageRouter({
  table: reloadOnChunkError(routeTable, reload, isAwaited),
  history: createBrowserHistory(),
  basename: routerBasename,
  ...(OWN_PLATFORM && {
    more: {
      parent: PAGES_ROUTE,
      fetch: (pathname: string) => (isOpenAddress(pathname) ? fetchPlatform() : undefined),
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
  return !router.isOpened() || router.awaited() !== undefined;
}

/** Reloads the wanted page from the newest build; does nothing at sign-in, where typed text would be lost. */
async function reload(): Promise<boolean> {
  if (isAtGate()) return false;
  const address = router.navigator.createHref(router.awaited() ?? router.shown().location);
  return reloadOnce(new URL(address, location.href).href, import.meta.url);
}

/** Whether the page of the current address failed to open. */
export const hasFailed = (): boolean => router.shown().failure !== undefined;

/** The airline's mark, fetched early so that the sidebar shows it at once. */
const mark = new Image();

/** Resolves once the page of the current address, the fonts and the airline's mark are loaded. What is typed meanwhile is kept. */
export async function ready(): Promise<void> {
  keepTyped();
  takeLargeSteps();
  await Promise.all([router.opened, fontsReady(), markReady(), accountReady()]);
}

/**
 * Lets React give way to the browser every 30 ms until the page is alive, and every 5 ms from then on: a painted page needs
 * few frames, and each is drawn before the work goes on.
 */
function takeLargeSteps(): void {
  forceFrameRate(33);
  document.addEventListener(ALIVE, () => forceFrameRate(0), { once: true });
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
  const { location: shown } = router.shown();
  return shown.pathname.replace(/\/$/, '') + shown.search === pathname.replace(/\/$/, '');
}

/** The application behind the gate. */
export function Portal() {
  useEffect(() => startPreloading(router.preload), []);
  return (
    <QueryClientProvider client={queryClient}>
      <PagesOf router={router} />
    </QueryClientProvider>
  );
}
