/** What the build writes into the documents, so that they are painted before any script has arrived. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router';
import { folderOf } from '@va/security/served-folders.ts';
import { SiteName } from '#app/components/blocks/use-document-title.ts';
import { routerBasename as base } from '#app/config/base-url.ts';
import { App } from './app.tsx';
import { routeTable } from './route-table.tsx';

/** The sign-in screen, as a browser without a signed-in pilot renders it first; the app hydrates it. */
export function renderGate(): string {
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** Every page that links lead to, by its address, as it stands while it knows neither the pilot nor other hosts' data. */
export async function renderPages(): Promise<Map<string, string>> {
  const pages = new Map([[base, '']]);
  for (const address of pages.keys()) {
    const page = await renderPage(address);
    pages.set(address, page);
    for (const [, href = ''] of page.matchAll(/<a\b[^>]*\shref="([^"?#]+)/g)) {
      if (!pages.has(href) && isPage(href)) pages.set(href, '');
    }
  }
  return pages;
}

/** Whether an address belongs to one page of ours alone. */
function isPage(address: string): boolean {
  if (!address.startsWith(base) || folderOf(address.slice(base.length)).path !== '') return false;
  return matchRoutes(routeTable, address, base)?.at(-1)?.route.path !== '*';
}

async function renderPage(address: string): Promise<string> {
  const router = createMemoryRouter(routeTable, { basename: base, initialEntries: [address] });
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => router.subscribe(({ initialized }) => initialized && resolve()));
  }
  const [failure] = Object.values(router.state.errors ?? {});
  if (failure !== undefined) throw failure;
  const page = renderToStaticMarkup(
    <SiteName value="">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SiteName>,
  );
  router.dispose();
  return page;
}
