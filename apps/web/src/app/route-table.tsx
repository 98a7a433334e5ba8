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

/** URL to page, by the name of its file in `src/routes`; the platform's pages join them when one is asked for. A failing page keeps the layout; a failing layout gets the same message without it. */
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
