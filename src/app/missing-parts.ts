/** What happens when a part of the portal is gone from the host: a deploy has replaced it while this tab was open. */
import type { RouteObject } from 'react-router';

/** A page whose part did not arrive. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not arrive', { cause });
    this.name = 'MissingPart';
  }
}

/**
 * The same routes, with pages that try to mend a part that is missing before they fail with `MissingPart`.
 * @param mend resolves to true once the whole page is being loaded anew, which then is all that is left to wait for
 */
export function mendingRoutes(routes: readonly RouteObject[], mend: () => Promise<boolean>): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy, children } = route;
    if (typeof lazy === 'function') {
      return {
        ...route,
        lazy: async () => {
          try {
            return await lazy();
          } catch (error) {
            if (await mend()) return new Promise<never>(() => {});
            throw new MissingPart(error);
          }
        },
      } as RouteObject;
    }
    return children ? ({ ...route, children: mendingRoutes(children, mend) } as RouteObject) : route;
  });
}
