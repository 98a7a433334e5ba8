/**
 * Renders the markup that the build writes into the documents, so that the browser paints it before any script has
 * arrived.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchRoutes, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { folderOf } from '@va/security/served-folders.ts';
import { TitleOfPage } from '#app/components/blocks/use-document-title.ts';
import { leavesOf } from '#app/components/layout/nav-leaves.ts';
import { createPageRouter } from '#app/components/router/page-router.ts';
import { PagesOf } from '#app/components/router/pages-of.tsx';
import { routerBasename as base, withBase } from '#app/config/base-url.ts';
import { tourLand } from '#app/config/tour-lands.ts';
import { tours } from '#app/content/tours.ts';
import { paintAt } from '#app/lib/painted-page.ts';
import type { PaintedPage } from './painted-page.ts';
import { App } from './app.tsx';
import { navigation } from './navigation.ts';
import { routeTable } from './route-table.tsx';

/** The sign-in screen, as a browser without a signed-in pilot renders it first; the app hydrates it. */
export function renderGate(): string {
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** Renders every page that can be reached by links, as of `now`, by its address. */
export async function renderPages(now: Date): Promise<Map<string, PaintedPage>> {
  paintAt(now);
  // They are painted with the page, and fetched after it.
  for (const { id } of tours) await tourLand(id);
  const pages = new Map<string, PaintedPage>();
  // Closed groups of the sidebar contain no links yet, so their pages are added here.
  const wanted = new Set([base, ...menuPages()]);
  for (const address of wanted) {
    const page = await renderPage(address);
    pages.set(address, page);
    for (const [, href = ''] of page.markup.matchAll(/<a\b[^>]*\shref="([^"?#]+)/g))
      if (isPage(href)) wanted.add(href);
  }
  return pages;
}

/** Addresses of the pages that the sidebar's groups lead to. */
function menuPages(): string[] {
  const leaves = navigation.groups.flatMap(({ items }) => leavesOf(items));
  return leaves.map(({ to }) => withBase(to.replace(/[?#].*/, ''))).filter(isPage);
}

/** Whether an address belongs to exactly one page of the portal. */
function isPage(address: string): boolean {
  if (!address.startsWith(base) || folderOf(address.slice(base.length)).path !== '') return false;
  return matchRoutes(routeTable, address, base)?.at(-1)?.route.path !== '*';
}

async function renderPage(address: string): Promise<PaintedPage> {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createPageRouter({ table: routeTable, history, basename: base });
  await router.opened;
  const { failure, matches } = router.shown();
  if (failure !== undefined) throw failure;
  let title = '';
  // The same components as in the browser, so that the markup matches at hydration.
  const markup = renderToString(
    <StrictMode>
      <TitleOfPage value={(own) => (title = own)}>
        <App
          page={
            <QueryClientProvider client={new QueryClient()}>
              <PagesOf router={router} />
            </QueryClientProvider>
          }
        />
      </TitleOfPage>
    </StrictMode>,
  );
  return { markup, title, route: matches.at(-1)?.route.id ?? '' };
}
