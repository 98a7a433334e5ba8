/** What happens when a part of the portal is gone from the host: a deploy has replaced it while this tab was open. */
import type { RouteObject } from 'react-router';

/** A page whose part did not arrive. The router keeps it, and fails with it again at each visit, until the next load. */
export class MissingPart extends Error {
  /** Tries to load the whole page anew; resolves to whether it is about to. */
  readonly mend: () => Promise<boolean>;

  constructor(cause: unknown, mend: () => Promise<boolean>) {
    super('A part of the page did not arrive', { cause });
    this.name = 'MissingPart';
    this.mend = mend;
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
            throw new MissingPart(error, mend);
          }
        },
      } as RouteObject;
    }
    return children ? ({ ...route, children: mendingRoutes(children, mend) } as RouteObject) : route;
  });
}
