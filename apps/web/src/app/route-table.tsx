import type { RouteObject } from 'react-router';
import { fileOf } from '@va/schemas/pages/file-of.ts';
import { portalPaths } from '#app/config/pages/addresses.built.ts';
import { isAvailable } from '#app/content/available.ts';
import { PAGES_ROUTE } from './load-platform.ts';
import { PortalLayout } from './portal-layout.tsx';
import { RoutingFailure } from './routing-failure.tsx';

/** The files of the pages, loaded when one is opened. */
const files = import.meta.glob<object>(['./*.tsx', '!./*.test.tsx'], { base: '../routes' });

const page = (path: string, id: string): RouteObject => ({ id, path, lazy: files[`./${id}.tsx`] });

/**
 * Routes by URL, each with the file of its page in `src/routes`. The platform's routes are added when one of them is
 * opened. If a page fails, the layout stays; if the layout fails, the same message appears without it.
 */
export const routeTable: RouteObject[] = [
  {
    Component: PortalLayout,
    ErrorBoundary: RoutingFailure,
    children: [
      {
        id: PAGES_ROUTE,
        ErrorBoundary: RoutingFailure,
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
