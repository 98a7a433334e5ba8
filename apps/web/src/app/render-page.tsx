/**
 * Renders the markup that the server writes into a page's document, so that the browser paints it before any script has
 * arrived.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { bookingsQuery } from '#app/api/bookings.ts';
import { sessionQuery } from '#app/api/session.ts';
import { createPageRouter, type PageRouter } from '#app/components/router/page-router.ts';
import { PagesOf } from '#app/components/router/pages-of.tsx';
import { platformBase } from '#app/config/base-path.ts';
import { routerBasename } from '#app/config/base-url.ts';
import { paintAt } from '#app/lib/painted-page.ts';
import { App } from './app.tsx';
import { PAGES_ROUTE, platformRoutes } from './load-platform.ts';
import { routeTable } from './route-table.tsx';

/** Taken out of React's markup: preload links for pictures, and inline styles, which the security policy forbids. */
const UNWANTED = /^(?:<link rel="preload"[^>]*>)+| style="[^"]*"/g;

/** React's mark before the fallback of a lazy part that was not loaded. */
const MISSING = '<!--$!-->';

/**
 * Markup of a page as the app shows it first.
 * @param path of a page that the platform has, such as `vuelos`: what is needed for each is kept
 * @param answers of the API, by the path that is asked for
 * @param at the time that the page shows
 */
export async function renderPage(
  path: string,
  answers: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<string> {
  const router = await routerOf(path);
  // A cache of its own for each call: no pilot's data reach another's page.
  const client = new QueryClient();
  // The same providers as in `portal.tsx`.
  const Portal = () => (
    <QueryClientProvider client={client}>
      <PagesOf router={router} />
    </QueryClientProvider>
  );
  try {
    client.setQueryData<unknown>(sessionQuery.queryKey, answers['/session']);
    client.setQueryData<unknown>(bookingsQuery('open').queryKey, answers['/bookings?state=open']);
    const render = () => {
      // Set before each render, since another page may have been rendered in between.
      paintAt(at);
      return renderToString(
        <StrictMode>
          <App page={<Portal />} />
        </StrictMode>,
      );
    };
    let markup = render();
    // Signed-in pilots see other lazy parts than visitors, so each stage has its own entry.
    const shown = `${path} ${client.getQueryData(sessionQuery.queryKey)?.stage}`;
    const before = leftOut.get(shown) ?? 0;
    if (missingIn(markup) > before) {
      // A lazy part is only requested by the first render: wait for its code, then render once more.
      await import('./account.tsx');
      await new Promise((resolve) => setTimeout(resolve));
      markup = render();
      leftOut.set(shown, Math.max(before, missingIn(markup)));
    }
    return markup.replaceAll(UNWANTED, '');
  } finally {
    client.clear();
  }
}

/**
 * Number of lazy parts that stay out of a page's markup because only browsers load them; by page and stage of the
 * session.
 */
const leftOut = new Map<string, number>();

function missingIn(markup: string): number {
  let missing = 0;
  for (let at = markup.indexOf(MISSING); at !== -1; at = markup.indexOf(MISSING, at + 1)) missing += 1;
  return missing;
}

/** The router of each page that was painted. It knows the page's code, and nothing of who asks: that is in the cache. */
const routers = new Map<string, Promise<PageRouter>>();

function routerOf(path: string): Promise<PageRouter> {
  const known = routers.get(path);
  if (known) return known;
  const opening = openRouter(path);
  routers.set(path, opening);
  // A page that failed to load is tried again with the next request.
  opening.catch(() => routers.delete(path));
  return opening;
}

async function openRouter(path: string): Promise<PageRouter> {
  const router = createPageRouter({
    table: routeTable,
    history: createMemoryHistory({ initialEntries: [`${platformBase}/${path}`] }),
    basename: routerBasename,
    more: { parent: PAGES_ROUTE, fetch: platformRoutes },
  });
  await router.opened;
  const { failure } = router.shown();
  if (failure !== undefined) throw failure;
  return router;
}
