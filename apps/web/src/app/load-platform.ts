import type { RouteObject } from 'react-router';

/** Id of the route that contains all pages. */
export const PAGES_ROUTE = 'pages';

/** Loads the platform's routes, which the portal's own pages do not need. */
export async function platformRoutes(): Promise<RouteObject[]> {
  return (await import('./platform-routes.tsx')).platformRoutes;
}
