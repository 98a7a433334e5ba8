import type { RouteObject } from 'react-router';

/** Name of the route under which all pages stand. */
export const PAGES_ROUTE = 'pages';

/** Fetches the routes of the platform, whose table the portal's own pages do without. */
export async function platformRoutes(): Promise<RouteObject[]> {
  return (await import('./platform-routes.tsx')).platformRoutes;
}
