import { Outlet, useOutletContext, type RouteObject } from 'react-router';
import { fileOf } from '@va/schemas/pages/file-of.ts';
import { PageBoundary } from '#app/components/router/pages-of.tsx';
import { portalPaths } from '#app/config/pages/addresses.built.ts';
import { isAvailable } from '#app/content/available.ts';
import { PAGES_ROUTE } from './load-platform.ts';
import { PortalLayout } from './portal-layout.tsx';
import { RoutingFailure } from './routing-failure.tsx';

/** The files of the pages, loaded when one is opened. */
const files = import.meta.glob<object>(['./*.tsx', '!./*.test.tsx'], { base: '../routes' });

const page = (path: string, id: string): RouteObject => ({ id, path, lazy: files[`./${id}.tsx`] });

/** If the layout fails, the message of a failed page appears without it. */
function Layout() {
  return (
    <PageBoundary Failure={RoutingFailure}>
      <PortalLayout />
    </PageBoundary>
  );
}

/** If a page fails, the layout stays. */
function Page() {
  const context = useOutletContext();
  return (
    <PageBoundary Failure={RoutingFailure} ofCode>
      <Outlet context={context} />
    </PageBoundary>
  );
}

/**
 * Routes by URL, each with the file of its page in `src/routes`. The platform's routes are added when one of them is
 * opened.
 */
export const routeTable: RouteObject[] = [
  {
    Component: Layout,
    children: [
      {
        id: PAGES_ROUTE,
        Component: Page,
        children: [
          ...Object.entries(portalPaths)
            .filter(([, path]) => !path.includes('#') && isAvailable(path))
            .map(([name, path]) => page(path, fileOf(name))),
          page('*', 'not-found'),
        ],
      },
    ],
  },
];
