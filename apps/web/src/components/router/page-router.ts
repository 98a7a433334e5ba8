/**
 * Which page is shown. An address and its page change together, once the code of the page has arrived; until then the
 * page before stays. React Router finds the routes, writes the history and draws the links; its data mode, which also
 * fetches code, is 16 kB larger (docs/decisions/0038).
 */
import {
  matchRoutes,
  parsePath,
  type Location,
  type NavigationType,
  type Navigator,
  type RouteMatch,
  type RouteObject,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router';

type History = ReturnType<typeof createBrowserHistory>;

/** What is on the screen; a new object at each change. */
export interface Shown {
  location: Location;
  action: `${NavigationType}`;
  /** Routes of the address, from the layout to the page, with their code. */
  matches: RouteMatch[];
  /** Why the code of the page did not arrive. */
  failure?: unknown;
  /** Whether the window stays where it was scrolled to. */
  keepsScroll: boolean;
}

export interface PageRouter {
  /** Folder of the site, which addresses in the app do without. */
  readonly basename: string;
  /** What links and `useNavigate` call. */
  readonly navigator: Navigator;
  readonly shown: () => Shown;
  /** Address whose code is on its way. */
  readonly awaited: () => To | undefined;
  /** Resolves once the first page is there, or has failed. */
  readonly opened: Promise<void>;
  readonly isOpened: () => boolean;
  /** Calls at each change of what is shown or awaited, before anything is drawn; returns what stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Goes to an address of this site; resolves once its page is shown. */
  readonly go: (to: To) => Promise<void>;
  /** Fetches the code of an address ahead; fails if it does not arrive. */
  readonly preload: (pathname: string) => Promise<void>;
  /** Leaves the history alone from now on. */
  readonly dispose: () => void;
}

interface Options {
  /** Routes; those with `lazy` have their code fetched when they are opened first. */
  table: readonly RouteObject[];
  history: History;
  basename?: string;
  /** Routes that some addresses need beside those of the table, as children of the one with the id `parent`. */
  more?: { parent: string; fetch: (pathname: string) => Promise<RouteObject[]> | undefined };
}

/** A router that opens the history's address at once. */
export function createPageRouter({ table, history, basename = '/', more }: Options): PageRouter {
  let routes = table;
  /** The code of each route; a failure is kept until the next load of the whole page. */
  const codes = new Map<RouteObject, object | { failure: unknown }>();
  const listeners = new Set<() => void>();
  let shown: Shown = { location: history.location, action: 'POP', matches: [], keepsScroll: false };
  let awaited: To | undefined;
  let isOpened = false;
  let turn = 0;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const matchesOf = (pathname: string) =>
    matchRoutes(fitting(routes, withoutBase(pathname, basename).split('/')), pathname, basename) ?? [];

  /**
   * The routes of an address, which are promised while code of theirs is on its way. That fails if the code does not
   * arrive, unless `keepsFailure`: then it is noted why.
   */
  function prepare(pathname: string, keepsFailure: boolean): RouteMatch[] | Promise<RouteMatch[]> {
    const coming = more?.fetch(pathname);
    if (coming)
      return coming.then((added) => {
        if (more) routes = withChildren(routes, more.parent, added);
        more = undefined;
        return prepare(pathname, keepsFailure);
      });
    const matches = matchesOf(pathname);
    const lacking = matches.flatMap(({ route }) =>
      typeof route.lazy === 'function' && !codes.has(route) ? { route, fetch: route.lazy } : [],
    );
    if (lacking.length === 0) return matches;
    const noted = (failure: unknown) => {
      if (!keepsFailure) throw failure;
      return { failure };
    };
    const arrive = lacking.map(async ({ route, fetch }) => codes.set(route, await fetch().catch(noted)));
    return Promise.all(arrive).then(() => matches);
  }

  /** Shows an address once its code is there, unless the pilot has gone elsewhere meanwhile. */
  async function open(to: To, action: Shown['action'], keepsScroll: boolean, write?: () => void) {
    const mine = ++turn;
    const { pathname = '/' } = typeof to === 'string' ? parsePath(to) : to;
    let failure: unknown;
    let matches = prepare(pathname, true);
    if (matches instanceof Promise) {
      awaited = to;
      tell();
      matches = await matches.catch((error: unknown) => {
        failure = error;
        return matchesOf(pathname);
      });
      if (mine !== turn) return;
    }
    write?.();
    awaited = undefined;
    isOpened = true;
    const filled = matches.map((match): RouteMatch => {
      const code = codes.get(match.route);
      if (code && 'failure' in code) failure ??= code.failure;
      return code ? { ...match, route: { ...match.route, ...code } as RouteObject } : match;
    });
    shown = { location: history.location, action, matches: filled, failure, keepsScroll };
    tell();
  }

  const push = (to: To, state?: unknown, keepsScroll = false) =>
    open(to, 'PUSH', keepsScroll, () => history.push(to, state));

  return {
    basename,
    navigator: {
      createHref: (to) => history.createHref(to),
      createURL: (to) => history.createURL(to),
      go: (delta) => history.go(delta),
      push: (to, state, options) => void push(to, state, options?.preventScrollReset),
      replace: (to, state, options) =>
        void open(to, 'REPLACE', options?.preventScrollReset === true, () => history.replace(to, state)),
    },
    shown: () => shown,
    awaited: () => awaited,
    opened: open(history.location, 'POP', false),
    isOpened: () => isOpened,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go: (to) => push(to),
    preload: async (pathname) => void (await prepare(pathname, false)),
    dispose: history.listen(({ location }) => void open(location, 'POP', false)),
  };
}

/** The routes, with children added in front of those of the route `id`. */
const withChildren = (
  routes: readonly RouteObject[],
  id: string,
  added: readonly RouteObject[],
): RouteObject[] =>
  routes.map((route) =>
    route.children
      ? {
          ...route,
          children: route.id === id ? [...added, ...route.children] : withChildren(route.children, id, added),
        }
      : route,
  );

/** A path as the routes write it. */
const withoutBase = (pathname: string, base: string): string =>
  base !== '/' && pathname.toLowerCase().startsWith(base.toLowerCase())
    ? pathname.slice(base.length)
    : pathname;

/**
 * The routes that the parts of a path can fit, so that React Router weighs few of them against each other: all of them
 * cost a slow phone 20 ms.
 */
function fitting(routes: readonly RouteObject[], parts: readonly string[]): RouteObject[] {
  const rest = parts.filter(Boolean);
  return routes.flatMap((route): RouteObject[] => {
    const own = (route.path ?? '').split('/').filter(Boolean);
    if (!own.every((part, i) => /[:*?%]/.test(part + rest[i]) || isSame(part, rest[i]))) return [];
    return route.children
      ? [{ ...route, children: fitting(route.children, rest.slice(own.length)) } as RouteObject]
      : [route];
  });
}

const isSame = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase();
